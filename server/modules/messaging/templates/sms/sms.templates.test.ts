import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hindiSms } from './sms.hindi';
import { filled, plain, smsTemplates } from './sms.templates';

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

test.each([
  ['The Festive Baker’s Box', "The Festive Baker's Box"],
  ['Classical music of South India. In twelve evenings', 'Classical music of South...'],
  ['Pricing your work: ‘what to ask’ — and when', "Pricing your work 'what to..."],
  ['Rent, tax – and all the rest of it, at last', 'Rent, tax - and all the...'],
  ['Supercalifragilisticexpialidociously good', 'Supercalifragilisticexpiali...'],
  ['बरसात के मौसम में पकौड़े बनाने की कक्षा', 'बरसात के मौसम में पकौड़े...'],
  ['Hello, world … again', 'Hello, world again'],
  ['\u{1f389}\u{1f389}', 'a product'],
])('%s is cut between words, with all of its letters', (title, expected) => {
  expect(plain(title, 'a product')).toBe(expected);
  expect(Array.from(plain(title, 'a product')).length).toBeLessThanOrEqual(30);
});
