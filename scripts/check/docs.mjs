// Documentation: links, paths, file names, npm commands and variables that Markdown pages name exist, and the list of decisions is complete.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
import { inRoot } from '../root.mjs';

const decisions = 'docs/decisions';
/** A path in backticks has to exist when it begins with a folder of the repository: anything else may be an address, a key or a package. */
const folders =
  /^(\.ci|\.storybook|bench|design-system|docs|i18n|kinds|machines|openapi|scripts|server|src|storefront|tests|web)\//;
/** The map of folders in README.md is an indented block. */
const mapped = /^ {4}([a-z0-9.-]+\/)(?=[\s,])/gm;
const aFile = /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\.(ts|tsx|mjs|sql|yaml)$/;
/** Stands for any name where the naming of files is explained. */
const placeholder = /^name\./;
/** A variable of the environment that code reads by its name. Names that are built while they are read come from the table itself. */
const readVariable = /(?<!import\.meta\.)\benv(?:\[|\.|, )'?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)/g;
/** Set by npm or handed from one of our scripts to another, so nobody has to know them. */
const internalVariables = new Set([
  'COVER_FROM',
  'INIT_CWD',
  'OUTSIDE_ERRORS_FILE',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
  'TEST_DATABASES',
]);

/** Returns whether everything that the pages name exists. */
export async function docsAreCurrent() {
  const files = listed();
  const texts = new Map();
  for (const file of files.filter(isPage)) texts.set(file, await readFile(inRoot(file), 'utf8'));
  const names = new Set(files.map((file) => basename(file)));
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const complaints = [
    ...[...texts].flatMap(([page, text]) => [
      ...deadLinks(page, text, texts),
      ...lostNames(page, text, names),
      ...[...text.matchAll(mapped)]
        .filter(([, folder]) => !existsSync(inRoot(folder)))
        .map(([, folder]) => `${page}: there is no ${folder}`),
      ...[...text.matchAll(/`?npm run ([a-z:]+)/g)]
        .filter(([, name]) => !scripts[name])
        .map(([, name]) => `${page}: there is no npm run ${name}`),
    ]),
    ...unlisted(texts),
    ...(await undeclared(files, texts.get('docs/configuration.md') ?? '')),
    ...(await unknownTerms(files, texts.get('docs/glossary.md') ?? '')),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`${texts.size} pages checked.`);
  return texts.size > 0 && complaints.length === 0;
}

const isPage = (file) => file.endsWith('.md');

const listed = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: inRoot('.') })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(inRoot(file)));

/** Links of a page to files or headings that do not exist. */
export function deadLinks(page, text, pages, exists = (file) => existsSync(inRoot(file))) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path, heading] = link.split('#');
    const target = path ? normalize(join(dirname(page), path)) : page;
    if (!exists(target)) return [`${page}: ${link} does not exist`];
    const there = pages.get(target);
    if (!heading || there === undefined || headings(there).includes(heading)) return [];
    return [`${page}: ${link} has no such heading`];
  });
}

/** The anchors that GitHub gives to the headings of a page. */
const headings = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );

function lostNames(page, text, names) {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => !placeholder.test(name) && !/[<>{}*… ]/.test(name))
    .filter(
      (name) => (folders.test(name) && !existsSync(inRoot(name))) || (aFile.test(name) && !names.has(name)),
    )
    .map((name) => `${page}: there is no ${name}`);
}

/** Every decision is in the list under its title, and states its date. */
function unlisted(texts) {
  const list = texts.get(`${decisions}/README.md`) ?? '';
  return [...texts].flatMap(([page, text]) => {
    const name = basename(page);
    if (dirname(page) !== decisions || name === 'README.md') return [];
    const [, number, title] = /^# (\d{4}) (.*)/.exec(text) ?? [];
    const found = [];
    if (!list.includes(`| [${number}](${name}) | ${title} |`))
      found.push(`${page}: “${title}” is not in the list of decisions`);
    if (!/^# .*\n\n\d{1,2} [A-Z][a-z]+ \d{4}, /.test(text)) found.push(`${page}: its date is missing`);
    return found;
  });
}

/** Variables of the environment that code reads and docs/configuration.md, which is generated from their table, does not have. */
async function undeclared(files, table) {
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.test.'));
  const texts = await Promise.all(code.map((file) => readFile(inRoot(file), 'utf8').catch(() => '')));
  return texts.flatMap((text, at) =>
    [...text.matchAll(readVariable)]
      .filter(([, name]) => !table.includes(`\`${name}\``) && !internalVariables.has(name))
      .map(
        ([, name]) => `${code[at]}: ${name} is not declared in server/platform/config/variables/variables.ts`,
      ),
  );
}

/** The developers' glossary names a type, table or function for each term; this returns those that the code does not have. */
async function unknownTerms(files, glossary) {
  const [, table = ''] = glossary.split('## Terms for developers');
  const code = files.filter((file) =>
    /^(machines|openapi|kinds|server|src|storefront|web)\/.*\.(ts|tsx|sql)$/.test(file),
  );
  const texts = await Promise.all(code.map((file) => readFile(inRoot(file), 'utf8').catch(() => '')));
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  const named = [...table.matchAll(/\| `(\w+)` \|$/gm)].map(([, name]) => name);
  if (named.length === 0) return ['docs/glossary.md: the terms for developers are missing'];
  return named.filter((name) => !words.has(name)).map((name) => `docs/glossary.md: the code has no ${name}`);
}
