// A kind of product is its folder and one line in kinds/registry.ts: a ninth one is made of a webinar in a copy of the project.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = new URL('../..', import.meta.url).pathname;
const ninth = 'workshop';
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'haat-ninth-'));
  await copyProject();
  await addKind();
  await inCopy(['scripts/generate.mjs']);
});

afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

test('compiles, and keeps every rule of the project', async () => {
  await inCopy(['scripts/check.mjs', 'types', 'imports', 'kinds', 'words', 'generated']);
});

test('is listed, made, shown, sold, received and settled like the others', async () => {
  const tests = [
    'kinds/missing.test.ts',
    'web/paths.test.ts',
    'src/screens/product-editor/kinds.test.ts',
    'server/app-paths.test.ts',
    'server/modules/catalog/products/kinds/kinds.test.ts',
    'server/modules/catalog/products/kinds/kinds.secret.test.ts',
    'server/modules/orders/checkout/order/received.test.ts',
    'server/modules/storefront/pages/preview/kinds.routes.test.ts',
  ];
  const report = join(copy, 'report.json');
  await inCopy([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=node',
    '--project=server',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ]);
  const passed = (await passedIn(report)).join('\n');
  for (const name of [
    'a whole workshop misses nothing',
    'the screens of a workshop have addresses',
    'workshop can be shown before anything is written',
    'a workshop says what it lacks, is published once it has it, and shows nothing that is paid for',
    'nothing that the sample of a workshop conceals is shown',
    'who pays for a workshop receives it then',
    'a workshop is shown at its address, bought without scripts and opened on the receipt',
  ])
    expect(passed).toContain(name);
});

test('is asked for each part of its folder', async () => {
  const parts = [
    'workshop.texts.ts',
    'workshop.sample.ts',
    'workshop.rules.ts',
    'workshop.draft.ts',
    'hi.ts',
    'WorkshopEditor.tsx',
    'WorkshopPreview.tsx',
  ];
  await without(parts, async () => {
    const { stdout } = await refused([
      'node_modules/@typescript/native/bin/tsc',
      '--noEmit',
      '-p',
      'tsconfig.kinds.json',
    ]);
    for (const part of parts)
      expect(stdout).toContain(`Cannot find module '../${ninth}/${part.replace(/\.tsx?$/, '')}'`);
  });
});

test.each(['workshop.facts.ts', 'workshop.yaml'])('is asked for %s', async (file) => {
  await without([file], async () => {
    const { stderr } = await refused(['scripts/generate.mjs']);
    expect(stderr).toContain(`kinds/workshop/${file}`);
  });
});

/** Tracked files, and packages as links, but for the project's own, which are those of the copy. */
async function copyProject(): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@haat'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@haat') await symlink(join(root, 'node_modules', name), join(modules, name));
  for (const name of await readdir(join(root, 'node_modules/@haat'))) {
    await symlink(join(copy, name), join(modules, '@haat', name));
    // A package may have versions of its own.
    const own = join(name, 'node_modules');
    if (existsSync(join(root, own))) await symlink(join(root, own), join(copy, own));
  }
  await run('git', ['init', '--quiet'], { cwd: copy });
}

/** A folder with the files of a webinar under another name, at addresses of its own, and its line in the registry. */
async function addKind(): Promise<void> {
  const folder = join(copy, 'kinds', ninth);
  await cp(join(copy, 'kinds/webinar'), folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const source = await readFile(join(folder, name), 'utf8');
    const renamed = source
      .replaceAll('webinar', ninth)
      .replaceAll('Webinar', 'Workshop')
      .replaceAll('tgsettings5', 'tgsettings9')
      .replaceAll("'/wp/'", "'/ws/'")
      .replaceAll("'n w'", "'n x'");
    await rm(join(folder, name));
    await writeFile(join(folder, name.replace('webinar', ninth).replace('Webinar', 'Workshop')), renamed);
  }
  const registry = join(copy, 'kinds/registry.ts');
  const source = await readFile(registry, 'utf8');
  await writeFile(registry, source.replace('] as const;', `, '${ninth}'] as const;`));
  const config = { extends: './tsconfig.json', include: ['kinds/generated'] };
  await writeFile(join(copy, 'tsconfig.kinds.json'), JSON.stringify(config));
}

/** Runs a program of the project in the copy; rejects with what it printed when it fails. */
const inCopy = (program: readonly string[]) =>
  run(process.execPath, [...program], { cwd: copy, maxBuffer: 50_000_000 });

/** What a program that has to fail printed. */
async function refused(program: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const outcome = await inCopy(program).catch((error: { stdout: string; stderr: string }) => error);
  expect(outcome).toBeInstanceOf(Error);
  return outcome;
}

/** Does something while files of the ninth kind are away. */
async function without(files: readonly string[], act: () => Promise<void>): Promise<void> {
  const paths = files.map((file) => join(copy, 'kinds', ninth, file));
  await Promise.all(paths.map((path) => rename(path, `${path}.away`)));
  try {
    await act();
  } finally {
    await Promise.all(paths.map((path) => rename(`${path}.away`, path)));
  }
}

/** The whole names of the tests that passed, of a report of Vitest. */
async function passedIn(report: string): Promise<string[]> {
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : []));
}
