// Writes one list for each part of a kind from kinds/registry.ts, so that a kind is a folder and one line there.
import { readFile } from 'node:fs/promises';
import { inRoot } from '../root.mjs';

const header = '// Generated from kinds/registry.ts by `npm run generate`; edits are lost.\n';
const capital = (kind) => kind[0].toUpperCase() + kind.slice(1);

/** Of each list: the file that a folder has to have, its export, and the type of the list. */
const parts = {
  facts: { file: (kind) => `${kind}.facts`, type: 'KindFacts' },
  texts: { file: (kind) => `${kind}.texts`, type: 'KindTexts' },
  samples: { file: (kind) => `${kind}.sample`, name: 'sample', type: 'KindSample<Kind>' },
  rules: { file: (kind) => `${kind}.rules`, name: 'rules', type: 'KindRules<Kind>' },
  drafts: { file: (kind) => `${kind}.draft`, name: 'draft' },
  editors: { file: (kind) => `${capital(kind)}Editor`, name: 'editor', type: 'KindEditor<OwnOf<Kind>>' },
  previews: { file: (kind) => `${capital(kind)}Preview`, name: 'preview', type: 'KindPreview' },
};

/** The kinds of a registry's source, in its order. */
export function kindsIn(source) {
  const [, list = ''] = /export const kinds = \[([^\]]*)\] as const;/.exec(source) ?? [];
  const kinds = [...list.matchAll(/'([a-z]+)'/g)].map(([, kind]) => kind);
  if (kinds.length === 0)
    throw new Error('kinds/registry.ts: there is no `export const kinds = [...] as const;`');
  return kinds;
}

export const registeredKinds = async () => kindsIn(await readFile(inRoot('kinds/registry.ts'), 'utf8'));

/** The generated files of `kinds/`, by their paths. */
export function kindLists(kinds) {
  const lists = Object.entries(parts).map(([list, part]) => [
    `kinds/generated/${list}.ts`,
    listOf(list, part, kinds),
  ]);
  return Object.fromEntries([['kinds/generated/shapes.ts', shapesOf(kinds)], ...lists]);
}

/** The source of the contract with the kinds in the enum of `ProductKind`. */
export const withKinds = (catalog, kinds) =>
  catalog.replace(
    /^(ProductKind: \{ type: string, enum: \[)[^\]]*/m,
    (_, before) => before + kinds.join(', '),
  );

function listOf(list, { file, name = list, type }, kinds) {
  const imports = kinds
    .toSorted()
    .map((kind) => `import { ${name} as ${kind} } from '../${kind}/${file(kind)}';\n`)
    .join('');
  const rows = kinds.map((kind) => `  ${kind},\n`).join('');
  if (!type) return `${header}${imports}\nexport const ${list} = {\n${rows}};\n`;
  const [plain] = type.split('<');
  const from = `import type { ProductKind } from '@haat/openapi';\n`;
  const own = type.includes('OwnOf') ? `import type { OwnOf } from '../drafts';\n` : '';
  const types = `import type { ${plain} } from '../kind';\n`;
  const satisfied = `satisfies { readonly [Kind in ProductKind]: ${type} }`;
  return `${header}${from}${imports}${own}${types}\nexport const ${list} = {\n${rows}} ${satisfied};\n`;
}

function shapesOf(kinds) {
  const imports = kinds
    .toSorted()
    .map((kind) => `import type { Shapes as ${kind} } from '../${kind}/${kind}.facts';\n`)
    .join('');
  const members = (part) => kinds.map((kind) => `  ${kind}: ${kind}['${part}'];\n`).join('');
  return `${header}${imports}
/** \`content\` of a product, by kind. */
export interface KindContent {
${members('content')}}

/** \`content\` of what a preview shows, by kind. */
export interface KindPublicContent {
${members('shown')}}
`;
}
