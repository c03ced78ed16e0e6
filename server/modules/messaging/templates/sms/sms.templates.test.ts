import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hindiSms } from './sms.hindi';
import { filled, smsTemplates } from './sms.templates';

const page = readFileSync(new URL('../../../../../docs/providers/msg91.md', import.meta.url), 'utf8');
const fixed = { brand: 'Haat', domain: 'haat.example' };
const typed: Record<string, string> = { code: '{#numeric#}', link: '{#url#}' };
const inOneLine = (text: string) => text.replaceAll('\n', '↵');

const registered = [
  ...Object.entries(smsTemplates).map(
    ([name, text]) => [`MSG91_${name.toUpperCase()}_TEMPLATE`, text] as const,
  ),
  ...Object.entries(hindiSms).map(
    ([name, text]) => [`MSG91_${name.toUpperCase()}_TEMPLATE_HI`, text] as const,
  ),
];

test.each(registered)('%s is registered with the words that are sent', (setting, template) => {
  const row = page.split('\n').find((line) => line.includes(`${setting}\` | \``));
  const text = inOneLine(filled(template, fixed));
  const onDlt = text.replace(
    /\{(\w+)\}/g,
    (_place, variable: string) => typed[variable] ?? '{#alphanumeric#}',
  );
  expect(row).toContain(`\`${onDlt}\``);
  expect(row).toContain(`\`${text.replace(/\{(\w+)\}/g, '##$1##')}\``);
});

test.each(Object.keys(smsTemplates) as (keyof typeof smsTemplates)[])(
  '%s fills in the same in Hindi',
  (name) => {
    const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    expect(places(hindiSms[name])).toEqual(places(smsTemplates[name]));
  },
);

test.each(Object.entries(smsTemplates))('%s has only signs that cost the single price', (_name, template) => {
  expect(filled(template, fixed)).toMatch(/^[\w .,:@#{}\n-]+$/);
});
