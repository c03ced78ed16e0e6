// What the pages of Markdown point to is there: a newcomer who follows one finds what it promises.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
import { inRoot } from '../root.mjs';

const decisions = 'docs/decisions';
/** A path in backticks is held to the tree when it begins with a room: anything else may be an address, a key or a package. */
const rooms =
  /^(\.ci|\.storybook|bench|design-system|docs|machines|openapi|scripts|server|src|tests|i18n|kinds|storefront)\//;
const aFile = /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\.(ts|tsx|mjs|sql|yaml)$/;
/** How names are built is told with these, which are nobody's. */
const samples = new Set(['name.role.ts']);
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

/** Answers whether links, names of files, commands and variables are as the pages say, and the list of decisions is whole. */
export async function pagesTellTheTruth() {
  const files = listed();
  const texts = new Map();
  for (const file of files.filter(isPage)) texts.set(file, await readFile(inRoot(file), 'utf8'));
  const names = new Set(files.map((file) => basename(file)));
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const complaints = [
    ...[...texts].flatMap(([page, text]) => [
      ...deadLinks(page, text, texts),
      ...lostNames(page, text, names),
      ...[...text.matchAll(/`?npm run ([a-z:]+)/g)]
        .filter(([, name]) => !scripts[name])
        .map(([, name]) => `${page}: there is no npm run ${name}`),
    ]),
    ...unlisted(texts),
    ...(await undeclared(files, texts.get('docs/configuration.md') ?? '')),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`${texts.size} pages looked at.`);
  return texts.size > 0 && complaints.length === 0;
}

const isPage = (file) => file.endsWith('.md');

const listed = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: inRoot('.') })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(inRoot(file)));

/** The links of a page that lead to no file of ours, or to no heading of one of the `pages`. */
export function deadLinks(page, text, pages, exists = (file) => existsSync(inRoot(file))) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path, heading] = link.split('#');
    const target = path ? normalize(join(dirname(page), path)) : page;
    if (!exists(target)) return [`${page}: ${link} leads nowhere`];
    const there = pages.get(target);
    if (!heading || there === undefined || headings(there).includes(heading)) return [];
    return [`${page}: ${link} names no heading`];
  });
}

/** The anchors that GitHub gives to the headings of a page. */
const headings = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );

function lostNames(page, text, names) {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => !samples.has(name) && !/[<>{}*… ]/.test(name))
    .filter(
      (name) => (rooms.test(name) && !existsSync(inRoot(name))) || (aFile.test(name) && !names.has(name)),
    )
    .map((name) => `${page}: there is no ${name}`);
}

/** Every decision stands in the list under the title it has, and says on which day it was taken. */
function unlisted(texts) {
  const list = texts.get(`${decisions}/README.md`) ?? '';
  return [...texts].flatMap(([page, text]) => {
    const name = basename(page);
    if (dirname(page) !== decisions || name === 'README.md') return [];
    const [, number, title] = /^# (\d{4}) (.*)/.exec(text) ?? [];
    const found = [];
    if (!list.includes(`| [${number}](${name}) | ${title} |`))
      found.push(`${page}: “${title}” is not in the list of decisions`);
    if (!/^# .*\n\n\d{1,2} [A-Z][a-z]+ \d{4}, /.test(text)) found.push(`${page}: it does not say its day`);
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
      .map(([, name]) => `${code[at]}: ${name} is not declared in server/platform/config/variables.ts`),
  );
}
