import { expect, test } from 'vitest';
import { createPdf } from './pdf';

const consonants = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const marks = 'ँंःािीुूृेैोौ़्';
const joiners = '\u200c\u200d';

/** Each consonant with each mark, and with a joiner at every place around it. */
function everySyllable(): string[] {
  const texts: string[] = [];
  for (const consonant of consonants)
    for (const mark of marks) {
      texts.push(consonant + mark, mark + mark + consonant);
      for (const joiner of joiners)
        texts.push(
          `${joiner}${consonant}${mark}`,
          `${consonant}${mark}${joiner}`,
          `${consonant}्${joiner}${consonant}${mark}`,
        );
    }
  return texts;
}

test.each([
  ['syllables of Devanagari', everySyllable().join(' ')],
  ['nothing but joiners', '\u200d\u200c\u200d'],
  ['emoji of several signs', 'पकाना 👩‍🍳 ❤️ 1️⃣ क्षि\u200d 👩🏽‍🌾'],
  ['a word without a place to break it', `क्‍ष\u200d`.repeat(200)],
  ['marks without a letter', '◌़ ् ॑ ॒ ₹ ॐ \u0301\u0301'],
])('S14: a document with %s is drawn', async (_what, text) => {
  for (const isStrong of [false, true]) {
    const pdf = createPdf({ title: text, author: text, at: new Date('2026-11-23T05:00:00Z') });
    pdf.text(text, 100, { size: 11, isStrong });
    expect((await pdf.end()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
