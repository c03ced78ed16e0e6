import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { inWordsOf, problemFor, refusals, translations } from '.';

const root = join(import.meta.dirname, '..');
const isCode = (file: string) => file.endsWith('.ts') && !/\.test\.ts$|\.testing\.ts$|\/testing\//.test(file);
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => `${folder}/${file}`);
const files = [
  ...['modules', 'platform', 'gateways'].flatMap(filesIn),
  // The rules of kinds refuse on the server too.
  ...filesIn('../kinds').filter((file) => /\.(rules|quotas)\.ts$|content-/.test(file)),
];

const makers = new Set(
  'Refusal notFound conflict unprocessable invalid forbidden unauthorized tooMany unavailable ContentError'.split(
    ' ',
  ),
);
/** What decides may say why without throwing it itself. Routes throw, and say other things too. */
const decides = /\.(rules|faults|types|words|kind|days|sums|validation|answer)\.ts$|\/errors\.ts$/;
const throws = /from '[./]+(platform\/)?(http\/)?errors'/;
const saysOtherThings = /\.(routes|pdf|file|text|view)\.ts$|^modules\/(messaging|storefront)\//;
/** What is given along with what was bought, what pages say in their own words, what the books and the log keep. */
const saidElsewhere = new Set([
  'Give a reason in one sentence.',
  'Choose from one to five stars.',
  'This webinar has ended. If there is a recording, it will appear here.',
  'Your seat is booked. You can join from ten minutes before the start.',
  'Join {} on Discord',
  'Join {} on Telegram',
  'Open the lesson',
  'Opens the server in Discord. Keep the link to yourself: it is for those who paid.',
  'Opens our bot in Telegram, which lets you into the {}. Your place is yours alone.',
  'Opens the {} in Telegram. Keep the link to yourself: it is for those who paid.',
  'Watch the recording',
  'Google Meet',
  'Signed in as operator',
  'Came in without the authenticator app',
  'Set up with a code of the server’s machine',
  'Replaced those before',
  'The lesson',
  'Your seat',
  'The buyer had it already',
  'Whoever it was given to has lifetime access already',
  'The buyer’s bank decided for the buyer',
  'The money went back to the buyer',
  'The payment gateway gave it back by itself',
  'The bank paid for a period that the buyer had said no to, had paid for already, or that is not sold any more',
  'Too little to be sent, let go of with the account',
  'Rupees {}{} only',
]);

/** Looks like a sentence for people, its places empty: not a name, a key or a statement. */
const isSentence = (text: string) =>
  /^[A-Z{]/.test(text) &&
  !/\n|[<>=;]|\(\w*\)|https?:/.test(text) &&
  (text.replace(/\{\}/g, ' ').match(/\p{Ll}{2,}/gu)?.length ?? 0) >= 2 &&
  /\p{L} /u.test(text);

const open = (phrase: string) => phrase.replace(/\{\w+\}/g, '{}');

function textOf(node: ts.Node): string | null {
  // The places of a phrase have names where it is said with values.
  if (ts.isStringLiteralLike(node)) return open(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** The sentences of a file, and whether they may become a refusal. */
function sentencesIn(file: string): { file: string; text: string; mayRefuse: boolean }[] {
  const code = readFileSync(join(root, file), 'utf8');
  const mayBe = (decides.test(file) || throws.test(code)) && !saysOtherThings.test(file);
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: ReturnType<typeof sentencesIn> = [];
  const look = (node: ts.Node, isRefusal: boolean): void => {
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node)) return;
    const called = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : '';
    if (/Error$|(^|\.)log\./.test(called)) return;
    const text = textOf(node);
    if (text !== null && (isRefusal ? /^[A-Z{].* /.test(text) : isSentence(text)))
      found.push({ file, text, mayRefuse: isRefusal || mayBe });
    ts.forEachChild(node, (child) => look(child, isRefusal || makers.has(called)));
  };
  look(source, false);
  return found;
}

const known = new Set(Object.keys(translations).map(open));
const said = files.flatMap(sentencesIn);

it('has Hindi for everything the server may refuse with', () => {
  const missing = said.filter(
    ({ text, mayRefuse }) => mayRefuse && !known.has(text) && !saidElsewhere.has(text),
  );
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it('has no Hindi for what nobody says any more', () => {
  const sentences = new Set(said.map(({ text }) => text));
  expect(Object.keys(refusals).filter((phrase) => !sentences.has(open(phrase)))).toEqual([]);
  expect([...saidElsewhere].filter((text) => !sentences.has(text))).toEqual([]);
});

it.each(Object.entries(refusals))('%s', (english, hindi) => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  expect(places(hindi)).toEqual(places(english));
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  expect(hindi).not.toMatch(/!|\.$/);
});

it('says the same as the screens where both tell it', () => {
  const dictionaries = ['../src', '../storefront']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, folder, file),
      ),
    )
    .filter((file) => /(^|\/)hi[\w-]*\.ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const theirs = [...dictionaries.matchAll(/^ {2}'((?:[^'\\]|\\.)+)':\s*'((?:[^'\\]|\\.)*)',$/gm)];
  const differing = theirs.filter(
    ([, english = '', hindi]) => Object.hasOwn(refusals, english) && refusals[english] !== hindi,
  );
  expect(differing.map(([, english]) => english)).toEqual([]);
});

describe('a refusal', () => {
  const hindi = (text: string) => inWordsOf('hi', text);

  it('stays word by word what it is in English', () => {
    expect(inWordsOf('en', 'Sign in first')).toBe('Sign in first');
    const problem = { code: 'unauthorized', message: 'Sign in first' };
    expect(problemFor('en', problem)).toBe(problem);
  });

  it('is said with what it names: sums, days, kinds and sentences of their own', () => {
    expect(hindi('The minimum is ₹49')).toBe('कम से कम ₹49');
    expect(hindi('This course was on sale. Archive it instead.')).toContain('यह कोर्स बिक्री पर रह चुका है');
    expect(hindi('You can change your handle again from 24 November 2026')).toContain('24 नवंबर 2026');
    expect(
      hindi(
        'Too many incorrect codes. Sign in on a device that you have used before, or request a new code after 9:30 am on Monday.',
      ),
    ).toContain('सोमवार 9:30 am');
    const now = 'The price is ₹99 for this mobile number now. To pay that, submit the form again';
    expect(hindi(now)).toContain('दाम ₹99 है');
  });

  it('leaves alone what it does not know, and what merely looks like a part of a sentence', () => {
    expect(hindi('Tea on Monday')).toBe('Tea on Monday');
    expect(hindi('number')).toBe('number');
  });

  it('is said in its fields too, and where its message is all of them', () => {
    const fields = { balance: 'There is money in your wallet. Withdraw it first.', name: 'Write your name' };
    const message = Object.values(fields).join(' ');
    const problem = problemFor('hi', { code: 'cannot_leave', message, fields });
    expect(problem.fields).toEqual({ balance: hindi(fields.balance), name: 'अपना नाम लिखें' });
    expect(problem.message).toBe(`${hindi(fields.balance)} अपना नाम लिखें`);
  });
});
