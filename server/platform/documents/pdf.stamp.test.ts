import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stampPdf } from './pdf.stamp';
import { type Page, pdfOf, readPages, textOf } from './testing/stamped-pages';

const alike = (count: number): Page[] => Array.from({ length: count }, () => ({ size: [400, 600] }));

async function stamped(...[input]: Parameters<typeof stampPdf>): Promise<PDFDocument> {
  const made = await stampPdf(input);
  if (typeof made === 'string') throw new Error(made);
  return PDFDocument.load(made, { updateMetadata: false });
}

test('300 pages have the name and the digits on each, once', async () => {
  const text = 'क्षितिज शर्मा · •••• 3210';
  const pages = readPages(await stamped({ file: await pdfOf(alike(300)), text, stamp: 'pages' }));
  expect(pages).toHaveLength(300);
  for (const { names, words, links } of pages) {
    expect([names, words]).toEqual([
      ['HaatStampMark', 'HaatStampFooter'],
      [text, text],
    ]);
    expect(links).toBe(1);
  }
}, 30_000);

test('pages keep their number, sizes, turns, links and what they draw', async () => {
  const side = fc.integer({ min: 40, max: 3_000 });
  const page = fc.record({ size: fc.tuple(side, side), turned: fc.constantFrom(0, 90, 180, 270) });
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 6 }), async (given) => {
      const file = await pdfOf(given);
      const before = (await PDFDocument.load(file)).getPages().map((one) => textOf(one.node.Contents()));
      const after = readPages(await stamped({ file, text: 'Asha Rao · •••• 3210', stamp: 'footer' }));
      expect(after.map(({ size, turned, links }) => ({ size, turned, links }))).toEqual(
        given.map(({ size, turned }) => ({ size, turned, links: 1 })),
      );
      for (const [index, { drawn, names }] of after.entries()) {
        expect(drawn.slice(1, -1)).toEqual([before[index]]);
        expect(names).toEqual(['HaatStampFooter']);
      }
    }),
    { numRuns: 15 },
  );
}, 30_000);

test.each([
  ['Tamil', 'தமிழ்ச்செல்வி'],
  ['Bengali', 'বন্দ্যোপাধ্যায়'],
  ['Kannada', 'ಶ್ರೀಕಾಂತ್'],
  ['Malayalam', 'ശ്രീകുമാർ'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['Gujarati', 'ધ્રુવ'],
])('a name in %s is written in its letters', async (_script, name) => {
  const [page] = readPages(await stamped({ file: await pdfOf(alike(1)), text: name, stamp: 'footer' }));
  expect(page?.words).toEqual([name.normalize('NFC')]);
});

test('the same is stamped to the same bytes', async () => {
  const input = { file: await pdfOf(alike(3)), text: 'Asha · •••• 3210', stamp: 'pages' } as const;
  expect(Buffer.from((await stampPdf(input)) as Uint8Array)).toEqual(
    Buffer.from((await stampPdf(input)) as Uint8Array),
  );
});

test('pages that share what they draw with are stamped without growing by it', async () => {
  const document = await PDFDocument.load(await pdfOf(alike(50)));
  const [first] = document.getPages();
  const shared = first?.node.get(PDFName.of('Resources'));
  for (const { node } of document.getPages()) {
    node.delete(PDFName.of('Resources'));
    const parent = node.Parent();
    if (shared) parent?.set(PDFName.of('Resources'), shared);
  }
  const file = await document.save();
  const made = (await stampPdf({ file, text: 'Asha', stamp: 'pages' })) as Uint8Array;
  expect(made.length - file.length).toBeLessThan(30_000);
  expect(readPages(await PDFDocument.load(made)).every(({ words }) => words[1] !== undefined)).toBe(true);
});

/** A PDF whose objects are packed into a stream of zeros. */
function bomb(megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20), { level: 9 });
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj\n<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode '),
    Buffer.from(`/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF\n'),
  ]);
}

test.each([
  [
    'protected by a password',
    () => pdfOf(alike(1), { userPassword: 'secret', ownerPassword: 'x' }),
    'encrypted',
  ],
  ['protected against printing', () => pdfOf(alike(1), { ownerPassword: 'x' }), 'encrypted'],
  ['cut off', async () => (await pdfOf(alike(2))).subarray(0, 600), 'broken'],
  ['no PDF at all', async () => Buffer.from('%PDF-1.7\nnothing of it'), 'broken'],
  [
    'without pages',
    async () => Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>'),
    'broken',
  ],
  ['a bomb', async () => bomb(200), 'large'],
])('says why it cannot be stamped: %s', async (_what, make, fault) => {
  expect(await stampPdf({ file: await make(), text: 'Asha', stamp: 'footer' })).toBe(fault);
});
