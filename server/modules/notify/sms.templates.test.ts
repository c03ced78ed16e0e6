import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled, smsTemplates } from './sms.templates';

const page = readFileSync(new URL('../../../docs/msg91.md', import.meta.url), 'utf8');
const fixed = { brand: 'Haat', domain: 'haat.example' };
const typed: Record<string, string> = { code: '{#numeric#}', link: '{#url#}' };
const inOneLine = (text: string) => text.replaceAll('\n', '↵');

test.each(Object.entries(smsTemplates))('%s is registered with the words that are sent', (name, template) => {
  const row = page.split('\n').find((line) => line.includes(`MSG91_${name.toUpperCase()}_TEMPLATE\` | \``));
  const words = inOneLine(filled(template, fixed));
  const onDlt = words.replace(
    /\{(\w+)\}/g,
    (_place, variable: string) => typed[variable] ?? '{#alphanumeric#}',
  );
  expect(row).toContain(`\`${onDlt}\``);
  expect(row).toContain(`\`${words.replace(/\{(\w+)\}/g, '##$1##')}\``);
});

test.each(Object.entries(smsTemplates))('%s has only signs that cost the single price', (_name, template) => {
  expect(filled(template, fixed)).toMatch(/^[\w .,:@#{}\n-]+$/);
});
