import { languages } from '@haat/i18n';
import { describe, expect, it } from 'vitest';
import { messagesOf } from './messages';
import type { Notice } from './notice';
import { samples } from './testing/samples';
import { isFree } from './unproved.service';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const notices = Object.values(samples).flat();
const messages = languages.flatMap((language) =>
  notices.map((notice, at) => {
    const name = `${notice.template} ${at + 1} (${language})`;
    return [name, { language, notice, ...messagesOf(notice, sender, language) }] as const;
  }),
);
const inHindi = messages.filter(([, { language }]) => language === 'hi');
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{M}\p{N}₹%•]+/gu));
const devanagari = /\p{Script=Devanagari}/u;

describe.each(messages)('%s', (_, { language, sms, mail, push }) => {
  it('reaches somebody', () => {
    expect([sms, mail, push].some(Boolean)).toBe(true);
  });

  it('leaves no place unfilled and shouts nowhere', () => {
    const text = [sms?.text, mail?.subject, mail?.text, push?.title, push?.text].filter(Boolean).join('\n');
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object|!/);
  });

  it('has a subject that fits a phone, and a document that fetches nothing', () => {
    expect(mail?.subject.length ?? 0).toBeLessThan(90);
    expect(mail?.html ?? '').not.toMatch(/<(img|script|link|iframe)\b|url\(|@import|@font-face/);
    if (mail) expect(mail.html).toContain(`<html dir="ltr" lang="${language}">`);
  });

  it('has one button at most, and says in its text all that its document says', () => {
    const { html = '', text = '', subject = '' } = mail ?? {};
    expect(html.split('class="a o"').length - 1).toBeLessThanOrEqual(1);
    const drawn = wordsOf(
      html
        .replace(/^[^]*<body[^>]*>/, '')
        .replace(/<!--[^]*?-->|<[^>]*>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );
    const written = wordsOf(text.replace(/https:\/\/\S+/g, ' '));
    expect([...drawn].filter((word) => !written.has(word) && !wordsOf(subject).has(word))).toEqual([]);
    expect([...written].filter((word) => !drawn.has(word))).toEqual([]);
  });

  it('shows beside its subject how it begins', () => {
    if (mail) expect(mail.html).toMatch(/<body[^>]*>(<t[^>]*>)+<div style="display:none[^>]*>[^<]{5,}</);
  });

  it('is light and dark, and no wider than a small phone', () => {
    const html = mail?.html ?? '<meta name="color-scheme" content="light dark"/>';
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const widths = [...html.matchAll(/[^-]width(?:="|:)(\d+)(px|")/g)].map(([, width]) => Number(width));
    // Outlook on Windows alone reads a fixed width, from a comment.
    expect(widths.every((width) => width === 600)).toBe(true);
  });

  it('leads to addresses of this installation alone', () => {
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    for (const link of [...links, ...(push ? [push.link] : [])])
      expect(link).toMatch(/^https:\/\/haat\.example\//);
  });
});

describe.each(inHindi)('%s', (_, { notice, sms, mail, push }) => {
  it('is said in Hindi, but for what people wrote and the name of the platform', () => {
    for (const text of [sms?.text, mail?.subject, push?.title]) if (text) expect(text).toMatch(devanagari);
    const facts = JSON.stringify(notice);
    for (const line of [push?.text ?? '', ...(mail?.text.split('\n\n') ?? [])]) {
      const isTheirs = line === sender.name || line.split(/\n|[.] /).every((part) => facts.includes(part));
      if (!isTheirs) expect(line).toMatch(devanagari);
    }
  });

  it('has a text message of four parts at most, and of two with a code', () => {
    expect(sms?.text.length ?? 0).toBeLessThanOrEqual(67 * (sms?.template === 'otp' ? 2 : 4));
  });
});

/** As they are where nothing was paid: those that a stranger may have caused. */
const caused = notices
  .map(
    (notice) =>
      ({
        ...notice,
        ...('amount' in notice && { amount: 0 }),
        ...('isPaid' in notice && { isPaid: false }),
        ...(notice.template === 'joinReminder' && { isFree: true }),
      }) as Notice,
  )
  .filter((notice) => isFree(notice) || notice.template === 'renewal')
  .flatMap((notice, at) =>
    languages.map(
      (language) => [`${notice.template} ${at + 1} (${language})`, { notice, language }] as const,
    ),
  );

/** What is not ours in a notice, by its words: titles, names, reasons. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L} \p{L}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

describe.each(caused)('%s, to nobody who is known,', (_, { notice, language }) => {
  it('carries no word of a stranger, in its files neither', () => {
    const { sms, mail, push } = messagesOf(notice, sender, language, { isNamed: false });
    const file = mail?.calendar?.content.replaceAll('\r\n ', '');
    const said = [sms?.text, mail?.subject, mail?.text, mail?.html, file, push?.title, push?.text].join('\n');
    for (const words of wordsIn(notice)) expect(said).not.toContain(words);
    expect([sms?.text, mail?.subject, mail?.text].join('\n')).not.toMatch(/undefined|null|\[object/);
  });
});

it('the words of creators are looked for in what they write', () => {
  const found = new Set(caused.flatMap(([, { notice }]) => wordsIn(notice)));
  for (const words of ['Sourdough in a weekend', 'Meera Kulkarni', 'I have lost my voice. I am sorry.'])
    expect(found).toContain(words);
});

it.each(languages)('no two of them are the same message (%s)', (language) => {
  const ids = messages
    .filter(([, one]) => one.language === language)
    .flatMap(([, { sms, mail, push }]) => [sms?.id, mail?.id, push?.id].filter(Boolean));
  expect(new Set(ids).size).toBe(ids.length);
});
