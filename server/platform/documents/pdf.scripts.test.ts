import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOfPdf } from '../../modules/money/invoices/testing/pdf.text';
import { createPdf } from './pdf';
import { runsOf, type Script, scripts, writable } from './pdf.scripts';
import { fontOf } from './shaping';

const at = new Date('2026-11-23T05:00:00Z');

async function drawn(text: string, isStrong = false): Promise<Buffer> {
  const pdf = createPdf({ title: 'Receipt', author: 'Asha', at });
  pdf.text(text, 100, { size: 11, isStrong });
  return await pdf.end();
}

const samples = {
  devanagari: 'श्रद्धा क्षत्रिय कुलकर्णी हिन्दी',
  bengali: 'প্রথম শিক্ষা ক্ষুদ্র স্ত্রী কৃষ্ণ',
  gurmukhi: 'ਪੰਜਾਬੀ ਸਿੱਖਿਆ ਸ੍ਰੀ ਪ੍ਰੀਤ',
  gujarati: 'ગુજરાતી શિક્ષણ શ્રી કૃષ્ણ',
  oriya: 'ଓଡ଼ିଆ ଶିକ୍ଷା ଶ୍ରୀ କ୍ଷେତ୍ର',
  tamil: 'தமிழ் வகுப்பு ஸ்ரீ கொண்டு',
  telugu: 'తెలుగు శిక్షణ శ్రీ క్షేత్రం స్త్రీ',
  kannada: 'ಕನ್ನಡ ಶಿಕ್ಷಣ ಶ್ರೀ ಕ್ಷೇತ್ರ',
  malayalam: 'മലയാളം ശിക്ഷണം ശ്രീ ക്ഷേത്രം കൊച്ചി',
  arabic: 'اردو سیکھیں گھر کی روٹی آن لائن',
} as const;

test.each(Object.entries(samples))(
  '%s is drawn with joined letters, each of which is read back',
  async (script, text) => {
    for (const isStrong of [false, true]) {
      const pdf = await drawn(text, isStrong);
      const letters = (value: string) => Array.from(value.replace(/\s/g, '')).sort().join('');
      expect(letters(textOfPdf(pdf))).toBe(letters(text.normalize('NFC')));
      expect(pdf.length).toBeLessThan(40_000);
    }
    const words = runsOf(text).filter((run) => run.script === script);
    expect(words.map((run) => run.text.trim()).filter(Boolean).length).toBe(text.split(' ').length);
  },
);

test.each(Object.entries(scripts))('what is written with the font of %s is in it', (script, { has }) => {
  const letters = new Set(fontOf(script as Script, 400).shaper.face.collectUnicodes());
  const missing: string[] = [];
  for (let code = 0x20; code < 0xffff; code += 1) {
    const letter = String.fromCodePoint(code);
    const isAssigned = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter);
    if (isAssigned && has.test(letter) && !letters.has(code)) missing.push(code.toString(16));
  }
  expect(missing).toEqual([]);
});

test('Urdu stands from right to left, and figures and English within it from left to right', () => {
  const order = (text: string) => runsOf(writable(text)).map((run) => [run.text, run.isRightToLeft]);
  expect(order('گھر 30 دن')).toEqual([
    ['دن', true],
    [' ', true],
    ['30', false],
    [' ', true],
    ['گھر', true],
  ]);
  expect(order('Urdu گھر course')).toEqual([
    ['Urdu ', false],
    ['گھر', true],
    [' course', false],
  ]);
  expect(order('Bread (2)')).toEqual([['Bread (2)', false]]);
});

const hasReader = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!hasReader)('another reader of PDFs finds each word as it was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  const file = join(folder, 'scripts.pdf');
  try {
    for (const text of Object.values(samples)) {
      writeFileSync(file, await drawn(text));
      const read = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
      const found = read.replace(/\p{Bidi_Control}/gu, '').trim();
      expect(found.normalize('NFC').split(/\s+/)).toEqual(text.normalize('NFC').split(' '));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
