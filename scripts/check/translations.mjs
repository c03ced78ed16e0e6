// Texts of screens go through `t` and its relatives, so that they are translated.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { inRoot } from '../root.mjs';

/** Files with texts of screens. Stories and tests show samples. */
const drawn = /^(src|storefront|web|kinds|design-system)\/.*\.tsx$/;
const notShown = /\.(test|stories)\.tsx$|\/testing\//;
/** The legal texts, which stay in English by decision 0039. */
const staysEnglish = /^storefront\/pages\/public\/(Cancellation|Guidelines|Privacy|Terms|privacy|terms)/;

/** What people read or hear of an element besides its children. */
const texty = new Set(
  `alt aria-description aria-label aria-roledescription caption closeLabel description detail empty error help invalidMessage label
  lead message note one placeholder reassurance requiredMessage shortTitle subject subtitle summary text title`.split(
    /\s+/,
  ),
);

const same = new Set(JSON.parse(await readFile(inRoot('i18n/latin.json'), 'utf8')));

/** Whether a text has words of English in it: names and codes are the same in every language, a single letter is no word. */
const isEnglish = (text) =>
  text
    .replace(/\{\w+\}|\S+@\S+|\b\S+:\/\/\S+/g, '')
    .match(/[A-Za-z]{2,}/g)
    ?.some((word) => !same.has(word)) ?? false;

/** Returns whether every text of the screens is translated. */
export async function textsAreTranslated() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot('.'),
  });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => drawn.test(file) && !notShown.test(file) && !staysEnglish.test(file));
  const complaints = (await Promise.all(files.map(complaintsAbout))).flat();
  for (const complaint of complaints) console.error(complaint);
  console.log(`${files.length} files checked.`);
  return files.length > 0 && complaints.length === 0;
}

async function complaintsAbout(file) {
  const code = await readFile(inRoot(file), 'utf8').catch(() => '');
  return englishIn(file, code).map(({ line, text }) => `${file}:${line}: “${text}” is not translated`);
}

/** What a file of code would show in English to everybody, with the line it stands in. */
export function englishIn(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const tell = (node, text) => {
    if (!isEnglish(text)) return;
    const start = node.getFullStart() + node.getFullText(source).search(/\S/);
    const { line } = source.getLineAndCharacterOfPosition(start);
    found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() });
  };
  const look = (node) => {
    if (ts.isJsxText(node)) tell(node, node.text);
    else if (ts.isJsxAttribute(node) && texty.has(node.name.getText(source)) && node.initializer)
      for (const shown of shownBy(node.initializer)) tell(shown, textOf(shown));
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      for (const shown of shownBy(node.expression)) tell(shown, textOf(shown));
    // `label = 'Messages'` of a component, and `toast.show({ text: 'Saved' })`.
    else if (ts.isBindingElement(node) && node.initializer && texty.has(node.name.getText(source)))
      for (const shown of shownBy(node.initializer)) tell(shown, textOf(shown));
    else if (ts.isPropertyAssignment(node) && texty.has(node.name.getText(source)) && isGiven(node.parent))
      for (const shown of shownBy(node.initializer)) tell(shown, textOf(shown));
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** An object that a call is given, and not one that is kept in a table, whose rows say which phrases they are. */
const isGiven = (object) => ts.isCallExpression(object.parent) && object.parent.arguments.includes(object);

/** The texts that an expression may come to as it stands: what a call answers is that call's affair. */
function shownBy(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  if (ts.isJsxExpression(node)) return node.expression ? shownBy(node.expression) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return shownBy(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  if (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText()))
    return [...(node.operatorToken.getText() === '&&' ? [] : shownBy(node.left)), ...shownBy(node.right)];
  return [];
}

const textOf = (node) =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text;
