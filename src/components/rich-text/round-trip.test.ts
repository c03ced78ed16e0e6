import fc from 'fast-check';
import { micromark } from 'micromark';
import { Mark, type Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { read } from './read';
import { schema } from './schema';
import { write } from './write';

/** Letters of two scripts and every sign that Markdown takes for its own. */
const signs = 'aZ1नक्षé।"\'*_`[](){}<>#+-.!&;\\|~:=/,?\u00a0';
const arbitraryText = fc.string({
  unit: fc.nat({ max: signs.length - 1 }).map((place) => signs.charAt(place)),
  minLength: 1,
  maxLength: 6,
});
const href = fc.constantFrom(
  'https://haat.example/a_b(c)',
  'mailto:a@haat.example',
  'https://x.in/?a=1&b=<*>',
);
const marks = fc
  .record({ bold: fc.boolean(), italic: fc.boolean(), verbatim: fc.boolean(), link: fc.option(href) })
  .map(({ bold, italic, verbatim, link }) =>
    [
      ...(link === null ? [] : [schema.mark('link', { href: link })]),
      ...(bold ? [schema.mark('bold')] : []),
      ...(italic ? [schema.mark('italic')] : []),
      ...(verbatim ? [schema.mark('verbatim')] : []),
    ].reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), Mark.none),
  );

/** Words that touch or stand apart; what is between two is marked as both are. */
const line = fc
  .array(fc.record({ word: arbitraryText, marks, apart: fc.boolean() }), { minLength: 1, maxLength: 5 })
  .map((runs) =>
    runs.flatMap(({ word: text, marks, apart }, place) => {
      const before = runs[place - 1];
      const both = marks.filter(
        (mark) => before && mark.isInSet(before.marks) && mark.type.name !== 'verbatim',
      );
      return [...(before && apart ? [schema.text(' ', both)] : []), schema.text(text, marks)];
    }),
  );

const paragraph = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.flatMap((runs, place) => (place > 0 ? [schema.node('lineBreak'), ...runs] : runs)))
  .map((runs) => schema.node('paragraph', null, runs));
const heading = fc
  .tuple(line, fc.integer({ min: 1, max: 6 }))
  .map(([runs, level]) => schema.node('heading', { level }, runs));
const code = fc
  .array(arbitraryText, { minLength: 1, maxLength: 3 })
  .map((lines) => schema.node('code', null, schema.text(lines.join('\n'))));

const { block } = fc.letrec<{ block: Node; list: Node; quote: Node }>((tie) => {
  const inside = fc.array(tie('block'), { minLength: 1, maxLength: 2 });
  const items = fc.array(inside, { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      paragraph,
      heading,
      code,
      fc.constant(schema.node('rule')),
      tie('list'),
      tie('quote'),
    ),
    quote: inside.map((blocks) => schema.node('quote', null, blocks)),
    list: fc
      .record({ items, start: fc.option(fc.integer({ min: 0, max: 120 })) })
      .map(({ items: of, start }) =>
        schema.node(
          start === null ? 'bullets' : 'numbers',
          { loose: true, ...(start !== null && { start }) },
          of.map((blocks) => schema.node('item', null, blocks)),
        ),
      ),
  };
});
const text = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((blocks) => schema.node('doc', null, blocks));

/** Whether a list is loose is how it stands on the page, and a list of one thing cannot say it. */
const saidBy = (doc: Node | null) =>
  JSON.stringify(doc?.toJSON(), (name, value) => (name === 'loose' ? undefined : value));

/** As the server makes a page of it, without what is no word: spaces, what is empty, how loosely a list stands. */
function shown(markdown: string): string {
  const page = micromark(markdown)
    .replace(/<p>[^]*?<\/p>/g, (one) => one.replace(/(<br \/>)?\n/g, '<br />\n'))
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|li|ul|ol|h\d|blockquote|pre|br)\b[^>]*>) ?/g, '$1');
  const tight = withoutEmpty(page).replace(
    /(?<=<\/?(?:li|ul|ol)[^>]*>)<\/?p>|<\/?p>(?=<\/?(?:li|ul|ol)\b)/g,
    '',
  );
  return inkOf(tight);
}

function withoutEmpty(page: string): string {
  const filled = page.replace(/<(p|li|ul|ol|blockquote|h\d)(?: start="\d+")?><\/\1>/g, '');
  return filled === page ? page : withoutEmpty(filled);
}

/** Every letter with what is said about it: how words stand around each other is no matter. */
function inkOf(page: string): string {
  const around: string[] = [];
  return page.replace(
    /<(\/?)(\w+)[^>]*>|&\w+;|[^]/g,
    (sign, end: string | undefined, tag: string | undefined) => {
      if (tag === undefined) return sign === ' ' ? sign : [sign, ...new Set(around)].sort().join('');
      if (!['em', 'strong', 'a', 'code'].includes(tag)) return sign;
      if (end) around.pop();
      else around.push(sign);
      return '';
    },
  );
}

describe('a text', () => {
  test('is read as it was written, whatever signs are in it', () => {
    fc.assert(
      fc.property(text, (doc) => {
        expect(saidBy(read(write(doc)))).toBe(saidBy(doc));
      }),
    );
  });

  test('shows a buyer the same after it went through the editor', () => {
    const sign = fc.constantFrom(
      '- ',
      '  - ',
      '1. ',
      '2) ',
      '# ',
      '### ',
      '> ',
      '**',
      '*',
      '_',
      '`',
      '\n',
      '\n\n',
      '  \n',
      'one\\\nword',
      ' ',
      'नमस्ते।',
      'word',
      'two words',
      '[a](https://x.in)',
      '***',
      '```\n',
      '    ',
      '\\*',
      '&amp;',
      '5.',
      '!',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 14 }), (pieces) => {
        const markdown = pieces.join('');
        const doc = read(markdown);
        expect(doc).not.toBeNull();
        if (doc) expect(shown(write(doc))).toBe(shown(markdown));
      }),
    );
  });

  test('of plain words stays as it was typed', () => {
    for (const typed of [
      'One line\nand another',
      '# What you get\n\nTwo **good** loaves\n\n- one\n- [two](https://haat.example)\n\n1. *first*\n2. second',
      '> Said by a buyer\n\n**नमस्ते।** आपका स्वागत है',
      '',
    ])
      expect(write(read(typed) ?? schema.node('doc'))).toBe(typed);
  });
});

test('what would be lost is not taken in', () => {
  expect(read('![a loaf](https://x.in/loaf.png)')).toBeNull();
  expect(read('[a]\n\n[a]: https://x.in')).toBeNull();
});

test.each([60, 20_000])('%s quotes within each other are not taken in, and stop nothing', (count) => {
  expect(read('>'.repeat(count))).toBeNull();
});

test('what nobody sees is left out', () => {
  const { doc, paragraph: p, bullets, item, lineBreak } = schema.nodes;
  const bold = [schema.mark('bold')];
  const runs = [
    schema.text(' a ', bold),
    schema.text('b '),
    lineBreak.create(),
    lineBreak.create(),
    schema.text('c'),
  ];
  expect(write(doc.create(null, [p.create(), p.create(null, runs), p.create()]))).toBe('**a** b\n\nc');
  expect(write(doc.create(null, bullets.create(null, item.create(null, p.create()))))).toBe('');
});
