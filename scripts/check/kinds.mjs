// No code outside kinds/ names a kind of product: differences between kinds are in their folders.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { registeredKinds } from '../generate/kinds.mjs';
import { inRoot } from '../root.mjs';

const code = /^(src|storefront|web|server|machines|design-system|i18n|openapi|bench)\/.*\.(ts|tsx)$/;
/** Tests, stories and samples show one kind or another; generated files follow the contract. */
const exempt = /\.(test|stories|samples)\.tsx?$|\/testing\/|\/generated\/|^server\/modules\/delivery\//;

/** Returns whether no file outside kinds/ names a kind. */
export async function kindsAreInTheirFolders() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot('.'),
  });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => code.test(file) && !exempt.test(file));
  const kinds = new Set(await registeredKinds());
  const complaints = [];
  for (const file of files) {
    const text = await readFile(inRoot(file), 'utf8').catch(() => '');
    complaints.push(
      ...kindsNamedIn(file, text, kinds).map(
        ({ line, kind }) => `${file}:${line}: “${kind}” is named outside of kinds/`,
      ),
    );
  }
  for (const complaint of complaints) console.error(complaint);
  console.log(`${files.length} files checked, no exceptions.`);
  return files.length > 0 && complaints.length === 0;
}

const takesKinds =
  /^(publicContentOf|contentOf|settingsPath|createPath|describe|namesOf|useOwnProduct|made|kindWith)$/;
/** The lists by kind. */
const isTable =
  /^(productKinds|kindTexts|kindParts|samples|facts|texts|rules|drafts|editors|previews|access)$/;

/** `Exclude<ProductKind, 'combo'>`, `KindContent['combo']`. */
const isOfKinds = ({ parent }, source) =>
  /^(\w+<)?(ProductKind|KindContent|KindPublicContent|KindRules|KindDraft|ValuesOf)\b/.test(
    parent.getText(source),
  );

/**
 * Where a source names kinds: compared with something called kind or a case of it, given as `kind`, handed to a function of kinds, taken
 * out of a list by kind, asked for in a statement, or at least two of them as elements of a list or keys of an object. Other texts
 * that read the same (an icon, a network) are none.
 */
export function kindsNamedIn(file, text, kinds) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map();
  const isKind = (node) => ts.isStringLiteralLike(node) && kinds.has(node.text);
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const tell = (node) => void found.set(node.pos, { line: lineOf(node), kind: node.text });
  const look = (node) => {
    if (ts.isBinaryExpression(node)) {
      if (isKind(node.right) && isCalledKind(node.left)) tell(node.right);
      if (isKind(node.left) && isCalledKind(node.right)) tell(node.left);
    }
    if ((ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && node.initializer) {
      if (node.name.getText(source) === 'kind' && isKind(node.initializer)) tell(node.initializer);
    }
    if (ts.isCallExpression(node) && takesKinds.test(node.expression.getText(source)))
      for (const argument of node.arguments)
        (ts.isArrayLiteralExpression(argument) ? argument.elements : [argument]).filter(isKind).forEach(tell);
    if (ts.isCaseClause(node) && isKind(node.expression) && isCalledKind(node.parent.parent.expression))
      tell(node.expression);
    if (
      ts.isPropertyAccessExpression(node) &&
      kinds.has(node.name.text) &&
      isTable.test(node.expression.getText(source))
    )
      tell(node.name);
    if (ts.isLiteralTypeNode(node) && isKind(node.literal) && isOfKinds(node, source)) tell(node.literal);
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const [, kind] = /\bkind\s*(?:=|<>|!=|in\s*\()\s*'(\w+)'/.exec(node.getText(source)) ?? [];
      if (kinds.has(kind)) found.set(node.pos, { line: lineOf(node), kind });
    }
    if (ts.isArrayLiteralExpression(node)) {
      const named = node.elements.filter(isKind);
      if (named.length > 1) named.forEach(tell);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.flatMap(({ name }) =>
        name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && kinds.has(name.text) ? [name] : [],
      );
      // Among many other names they are those of third parties, such as gateways.
      if (keys.length > 1 && keys.length * 2 > node.properties.length) keys.forEach(tell);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return [...found.values()];
}

/** Something that ends in `kind`: `kind`, `product.kind`, `order?.kind`. */
const isCalledKind = (node) =>
  /kind$/i.test(
    ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '',
  );
