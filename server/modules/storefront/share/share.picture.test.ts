import type { PublicProduct } from '@haat/openapi';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ShareFacts, shareFacts, versionOf } from './share.facts';
import { isWritable, write } from './share.letters';
import { fitted, linesIn } from './share.lines';
import { drawShare, shareSize } from './share.picture';

const hand = { size: 50, weight: 'strong' } as const;
const facts: ShareFacts = {
  kind: 'Webinar',
  title: 'Balance sheets for shopkeepers',
  seller: 'Meera Kulkarni',
  price: '₹1,499',
  before: '₹2,499',
  accent: '#F5A300',
  cover: null,
  platformName: 'Haat',
};
const glyphs = (text: string) => write(text, hand).paths.match(/<path /g)?.length ?? 0;

/** Pixels that are darker than the ground, left of `to` and below `from`. */
async function inkIn(png: Buffer, { from, to }: { from: number; to: number }): Promise<number> {
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  let dark = 0;
  for (let at = 0; at < data.length; at++)
    if ((data[at] ?? 255) < 128 && at / shareSize.width > from && at % shareSize.width < to) dark++;
  return dark;
}

test('it is as large as chats want it, and light enough for them', async () => {
  const cover = await sharp({ create: { width: 720, height: 405, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();
  for (const png of [await drawShare(facts, null), await drawShare(facts, cover)]) {
    const found = await sharp(png).metadata();
    expect([found.format, found.width, found.height]).toEqual(['png', 1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  }
  const { data } = await sharp(await drawShare(facts, cover))
    .extract({ left: 1_000, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data].map((value, index) => Math.abs(value - [0x20, 0x40, 0x60][index]!) < 6)).not.toContain(
    false,
  );
});

test('the same facts give the same bytes, and every other fact gives others', async () => {
  const first = await drawShare(facts, null);
  expect((await drawShare(facts, null)).equals(first)).toBe(true);
  for (const change of [{ title: 'Another' }, { price: '₹99' }, { seller: 'Asha' }, { accent: '#204060' }]) {
    expect((await drawShare({ ...facts, ...change }, null)).equals(first)).toBe(false);
    expect(versionOf({ ...facts, ...change })).not.toBe(versionOf(facts));
  }
});

test('Devanagari is written in its own letters, joined as they are read', () => {
  for (const text of ['हिन्दी में बजट', 'क्षत्रिय', 'मीरा कुलकर्णी', '₹1,499 हर महीने'])
    expect(isWritable(text)).toBe(true);
  // Two letters and the sign that joins them become one.
  expect(glyphs('क्ष')).toBe(1);
  expect(write('क्ष', hand).width).toBeLessThan(write('क', hand).width + write('ष', hand).width);
  expect(glyphs('Hindi हिन्दी')).toBeGreaterThanOrEqual(5 + 4);
});

test.each([
  ['bn', 'বাংলায় বাজেট', 'ক্ষ', 1],
  ['gu', 'ગુજરાતીમાં બજેટ', 'ક્ષ', 1],
  ['kn', 'ಕನ್ನಡದಲ್ಲಿ ಬಜೆಟ್', 'ಕ್ಷ', 1],
  ['ml', 'മലയാളത്തിൽ ബജറ്റ്', 'ക്ഷ', 1],
  ['or', 'ଓଡ଼ିଆରେ ବଜେଟ୍', 'କ୍ଷ', 1],
  ['pa', 'ਪੰਜਾਬੀ ਵਿੱਚ ਬਜਟ', 'ਕਿ', 2],
  ['ta', 'தமிழில் பட்ஜெட்', 'ஸ்ரீ', 1],
  ['te', 'తెలుగులో బడ్జెట్', 'క్ష', 1],
  ['ur', 'اردو میں بجٹ', 'لا', 2],
])('%s is written in its own letters, joined as they are read', async (_language, text, joined, signs) => {
  expect(isWritable(`${text} ₹499`)).toBe(true);
  expect(glyphs(joined)).toBe(signs);
  const inkOf = async (title: string) =>
    inkIn(await drawShare({ ...facts, title }, null), { from: 110, to: 1_200 });
  expect(await inkOf(text)).toBeGreaterThan(await inkOf(''));
});

test('what no font of ours has is left out: no box stands for it', async () => {
  expect(write('Tea 🫖', hand).paths).toBe(write('Tea ', hand).paths);
  expect(isWritable('Tea 🫖 & cake')).toBe(true);
  expect(isWritable('漢字')).toBe(false);
  const silent = await drawShare({ ...facts, title: '漢字 songs' }, null);
  expect(await inkIn(silent, { from: 110, to: 1_200 })).toBeLessThan(
    await inkIn(await drawShare(facts, null), { from: 110, to: 1_200 }),
  );
});

test('a letter is written without marks that no font of ours has, and signs as they are', () => {
  expect(isWritable('Rāga & tāla')).toBe(true);
  expect(write('Rāga', hand).paths).toBe(write('Raga', hand).paths);
  expect(glyphs('€5')).toBe(2);
});

test('Urdu stands from right to left, and at the right', async () => {
  const right = (word: string) => write(word, { ...hand, direction: 'rtl' }).paths;
  // Joined letters have other shapes than the same letters one by one, and the first of them is the rightmost.
  expect(glyphs('بب')).toBe(2 * glyphs('ب'));
  expect(write('بب', hand).width).not.toBeCloseTo(2 * write('ب', hand).width);
  expect(write('گھر bread', hand).paths).toBe(right('گھر bread'));
  expect(write('bread گھر', hand).paths).not.toBe(right('bread گھر'));
  const inkAt = async (title: string) => {
    const { data } = await sharp(
      await drawShare({ ...facts, title, seller: '', price: '', before: '' }, null),
    )
      .extract({ left: 80, top: 120, width: 1_040, height: 400 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const columns = Array.from({ length: 1_040 }, (_, column) =>
      Array.from({ length: 400 }, (_row, row) => data[row * 1_040 + column] ?? 255).some(
        (grey) => grey < 128,
      ),
    );
    return { from: columns.indexOf(true), to: columns.lastIndexOf(true) };
  };
  const urdu = await inkAt('گھر کی روٹی');
  expect(urdu.to).toBeGreaterThan(1_020);
  expect(urdu.from).toBeGreaterThan(520);
  const english = await inkAt('Bread at home');
  expect(english.from).toBeLessThan(20);
  expect(english.to).toBeLessThan(620);
  // A line that begins with English goes on as its title began.
  const room = { width: 300, lines: 9 };
  const { direction, lines } = fitted('گھر کی روٹی Sourdough at home میں', 'strong', [{ size: 50, ...room }]);
  expect([direction, lines.length > 1]).toEqual(['rtl', true]);
});

test('words are broken into lines that fit, and what is too much ends with an ellipsis', () => {
  const width = 500;
  const lines = linesIn('A title of quite a few words that goes on', hand, { width, lines: 9 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('A title of quite a few words that goes on');
  const two = linesIn('A title of quite a few words that goes on and on and on', hand, { width, lines: 2 });
  expect(two).toHaveLength(2);
  expect(two[1]).toMatch(/…$/);
  for (const line of [...lines, ...two, ...linesIn('W'.repeat(60), hand, { width, lines: 9 })])
    expect(write(line, hand).width).toBeLessThanOrEqual(width);
  expect(linesIn('  ', hand, { width, lines: 2 })).toEqual([]);
});

test('the title is as large as it fits', () => {
  const rooms = [
    { size: 80, width: 600, lines: 1 },
    { size: 20, width: 600, lines: 1 },
  ];
  expect(fitted('Short', 'strong', rooms).size).toBe(80);
  expect(fitted('Long enough to need the smaller one', 'strong', rooms).size).toBe(20);
});

test('the price is said as the page says it', () => {
  const priced = (...prices: PublicProduct['prices']) => {
    const { price, before } = shareFacts(
      {
        kind: 'page',
        title: 'T',
        seller: { name: 'S', handle: null },
        accent: null,
        cover: null,
        prices,
      } as never,
      'Haat',
    );
    return [price, before];
  };
  expect(priced({ type: 'once', amount: 149_900, compareAt: 249_900 })).toEqual(['₹1,499', '₹2,499']);
  expect(priced({ type: 'open', amount: 1_100 })).toEqual(['from ₹11', '']);
  expect(priced({ type: 'subscription', amount: 49_950, period: { unit: 'month', count: 12 } })).toEqual([
    '₹499.50 a year',
    '',
  ]);
  expect(priced({ type: 'once', amount: 50_000 }, { type: 'once', amount: 14_900 })).toEqual([
    'from ₹149',
    '',
  ]);
  expect(priced({ type: 'once', amount: 0, compareAt: 9_900 })).toEqual(['Free', '₹99']);
  expect(priced({ type: 'once', amount: 0 }, { type: 'open', amount: 9_900 })).toEqual([
    'Free, or from ₹99',
    '',
  ]);
  expect(priced()).toEqual(['', '']);
});
