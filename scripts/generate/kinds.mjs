// Writes one list for each part of a kind from kinds/registry.ts, so that a kind is a folder and one line there.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { inRoot } from '../root.mjs';

const header = '// Generated from kinds/registry.ts by `npm run generate`; edits are lost.\n';
const capital = (kind) => kind[0].toUpperCase() + kind.slice(1);

/** Of each list: the file that a folder has to have, its export, and the type of the list. */
const parts = {
  facts: { file: (kind) => `${kind}.facts`, type: 'KindFacts' },
  texts: { file: (kind) => `${kind}.texts`, type: 'KindTexts' },
  dictionaries: { file: () => 'hi', name: 'hi' },
  samples: { file: (kind) => `${kind}.sample`, name: 'sample', type: 'KindSample<Kind>' },
  rules: { file: (kind) => `${kind}.rules`, name: 'rules', type: 'KindRules<Kind>' },
  drafts: { file: (kind) => `${kind}.draft`, name: 'draft' },
  editors: { file: (kind) => `${capital(kind)}Editor`, name: 'editor', type: 'KindEditor<ValuesOf<Kind>>' },
  previews: { file: (kind) => `${capital(kind)}Preview`, name: 'preview', type: 'KindPreview' },
  access: { file: (kind) => `${capital(kind)}Access`, type: 'KindAccess', isOptional: true },
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
export async function kindLists(kinds) {
  const lists = Object.entries(parts).map(([list, part]) => [
    `kinds/generated/${list}.ts`,
    listOf(list, part, kinds),
  ]);
  return Object.fromEntries([['kinds/generated/shapes.ts', await shapesOf(kinds)], ...lists]);
}

/**
 * The source of a module with what the schemas of a kind's content say: fields that are written and kept as they are, and those that a
 * preview shows as they are. `description` is the bundled one.
 */
export async function contentFieldsModule(description, kinds) {
  const { schemas } = description.components;
  const resolved = ({ $ref, ...given }) =>
    $ref ? { ...resolved(schemas[$ref.split('/').at(-1)]), ...given } : given;
  const rows = await Promise.all(
    kinds.map(async (kind) => {
      const [content, shown] = await schemaNamesOf(kind);
      const propertiesOf = (name) => {
        if (!schemas[name]?.properties) throw new Error(`kinds/${kind}: there is no schema ${name}`);
        return Object.entries(schemas[name].properties).map(([field, given]) => [field, resolved(given)]);
      };
      const fields = propertiesOf(content);
      const open = new Map(propertiesOf(shown));
      const plain = fields.flatMap(([field, schema]) => {
        const type = fieldTypeOf(schema);
        return type ? [`    ${field}: ${type},\n`] : [];
      });
      const alike = fields.filter(([field, schema]) => open.has(field) && isAlike(schema, open.get(field)));
      return { kind, plain, alike: alike.map(([field]) => `'${field}'`) };
    }),
  );
  return `${header.replace('kinds/registry.ts', 'kinds/<kind>/<kind>.yaml')}
/** Fields that are typed and kept as they are, with their limits. */
export const plainFields = {
${rows.map(({ kind, plain }) => (plain.length > 0 ? `  ${kind}: {\n${plain.join('')}  },\n` : `  ${kind}: {},\n`)).join('')}} as const;

/** Fields that previews show as they are. */
export const publicFields = {
${rows.map(({ kind, alike }) => `  ${kind}: [${alike.join(', ')}],\n`).join('')}} as const;
`;
}

/** The names of the schemas of a kind's content, whole and public, as its facts have them. */
async function schemaNamesOf(kind) {
  const source = await readFile(inRoot(`kinds/${kind}/${kind}.facts.ts`), 'utf8');
  return ['contentSchema', 'publicSchema'].map((name) => {
    const [, schema] = new RegExp(`${name}: '(\\w+)'`).exec(source) ?? [];
    if (!schema) throw new Error(`kinds/${kind}/${kind}.facts.ts: there is no ${name}`);
    return schema;
  });
}

/** What a plain field is, as source; undefined for one that a kind reads and writes in its own way. */
function fieldTypeOf({ type, format, pattern, enum: choices, maxLength, minimum, maximum, items }) {
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return `{ type: 'count', least: ${minimum}, most: ${maximum} }`;
  if (type === 'array' && items?.type === 'string') return `{ type: 'lines' }`;
  if (type !== 'string' || format || choices) return undefined;
  if (pattern === '^https://') return `{ type: 'address' }`;
  return pattern || maxLength === undefined ? undefined : `{ type: 'text', most: ${maxLength} }`;
}

const primitives = new Set(['string', 'integer', 'number', 'boolean']);

/** The same primitive, or a list of it. A preview may say less of its limits. */
const isAlike = (one, other) =>
  one.type === other.type &&
  (primitives.has(one.type) ||
    (one.type === 'array' && primitives.has(one.items?.type) && one.items.type === other.items?.type));

/** The names of the schemas that creators write, of all kinds. Public ones have no bounds. */
export async function writtenSchemas(kinds) {
  const named = await Promise.all(
    kinds.map(async (kind) =>
      Object.keys(parse(await readFile(inRoot(`kinds/${kind}/${kind}.yaml`), 'utf8'))),
    ),
  );
  return named.flat().filter((name) => !name.startsWith('Public'));
}

/** The source of openapi.yaml with the content of each kind as a component. */
export async function withContentSchemas(description, kinds) {
  const named = await Promise.all(kinds.map(schemaNamesOf));
  const rows = kinds.flatMap((kind, place) =>
    [...new Set(named[place])].map((name) => `    ${name}: { $ref: kinds/${kind}/${kind}.yaml#/${name} }\n`),
  );
  return description.replace(
    /(`npm run generate` writes it from kinds\/registry\.ts\.\n  schemas:\n)(?: {4}\w+: .*\n)*/,
    (_, before) => before + rows.join(''),
  );
}

/** The source of the contract with the kinds in the enum of `ProductKind`. */
export const withKinds = (catalog, kinds) =>
  catalog.replace(
    /^(ProductKind: \{ type: string, enum: \[)[^\]]*/m,
    (_, before) => before + kinds.join(', '),
  );

function listOf(list, { file, name = list, type, isOptional = false }, registered) {
  const kinds = registered.filter((kind) => !isOptional || isThere(kind, file(kind)));
  const imports = kinds
    .toSorted()
    .map((kind) => `import { ${name} as ${kind} } from '../${kind}/${file(kind)}';\n`)
    .join('');
  const rows = kinds.map((kind) => `  ${kind},\n`).join('');
  if (!type) return `${header}${imports}\nexport const ${list} = {\n${rows}};\n`;
  const [plain] = type.split('<');
  const from = `import type { ProductKind } from '@haat/openapi';\n`;
  const own = type.includes('ValuesOf') ? `import type { ValuesOf } from '../drafts';\n` : '';
  const types = `import type { ${plain} } from '../kind';\n`;
  const satisfied = `satisfies { readonly [Kind in ProductKind]${isOptional ? '?' : ''}: ${type} }`;
  return `${header}${from}${imports}${own}${types}\nexport const ${list} = {\n${rows}} ${satisfied};\n`;
}

const isThere = (kind, file) =>
  ['ts', 'tsx'].some((ending) => existsSync(inRoot(`kinds/${kind}/${file}.${ending}`)));

async function shapesOf(kinds) {
  const named = await Promise.all(kinds.map(schemaNamesOf));
  const imports = [...new Set(named.flat())]
    .toSorted()
    .map((name) => `  ${name},\n`)
    .join('');
  const members = (part) => kinds.map((kind, place) => `  ${kind}: ${named[place][part]};\n`).join('');
  return `${header}import type {\n${imports}} from '@haat/openapi';

/** \`content\` of a product, by kind. */
export interface KindContent {
${members(0)}}

/** \`content\` of what a preview shows, by kind. */
export interface KindPublicContent {
${members(1)}}
`;
}
