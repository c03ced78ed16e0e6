// Builds dist/ when a source has changed since the last build, and does nothing otherwise.
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sourceHash } from './build/source-hash.mjs';
import { withLock } from './lock.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

// Lays a .br and a .gz beside every file worth compressing, so that serving it costs no work.
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const worthwhileBytes = 512;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Compresses every text file below a folder. */
async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => compressOne(`${entry.parentPath ?? entry.path}/${entry.name}`)),
  );
}

async function compressOne(file) {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, zipped] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)]);
}

const targets = ['client', 'pages', 'server', 'worker', 'offline-worker'];
const stampName = 'build.json';
const logLevel = process.env.HAAT_VERBOSE ? 'info' : 'warn';

/** Makes sure that dist/ is built from the sources as they are now. Answers whether it had to build. */
export async function build() {
  if ((await builtFrom()) === (await sourceHash())) return false;
  return withLock('build', async () => {
    const hash = await sourceHash();
    if ((await builtFrom()) === hash) return false;
    const since = Date.now();
    console.log('Building…');
    await buildInto(hash);
    console.log(`Built in ${((Date.now() - since) / 1000).toFixed(1)} s.`);
    return true;
  });
}

async function builtFrom() {
  const text = await readFile(inRoot(`dist/${stampName}`), 'utf8').catch(() => '{}');
  return JSON.parse(text).hash;
}

/** The new build takes the old one's place only when it is whole. */
async function buildInto(hash) {
  const next = inRoot('.cache/dist.next');
  const old = inRoot('.cache/dist.old');
  await rm(next, { recursive: true, force: true });
  await Promise.all(targets.map((target) => buildTarget(target, `${next}/${target}`)));
  await compressAll(`${next}/client`);
  const assets = await readdir(`${next}/client/assets`).catch(() => []);
  await keepPreviousAssets(next);
  await writeFile(`${next}/${stampName}`, JSON.stringify({ hash, assets }));
  await rm(old, { recursive: true, force: true });
  if (existsSync(inRoot('dist'))) await rename(inRoot('dist'), old);
  await rename(next, inRoot('dist'));
  await rm(old, { recursive: true, force: true });
}

/** In a separate process, so that what Vite loads */
async function buildTarget(target, outDir) {
  await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', target, '--outDir', outDir, '--logLevel', logLevel],
    { NODE_ENV: 'production' },
  );
}

/** A page opened before the change may still ask for the files it was made with. */
async function keepPreviousAssets(next) {
  const previous = await readFile(inRoot(`dist/${stampName}`), 'utf8').catch(() => '{}');
  for (const name of JSON.parse(previous).assets ?? []) {
    const from = inRoot(`dist/client/assets/${name}`);
    if (existsSync(from)) await cp(from, `${next}/client/assets/${name}`, { force: false });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setup();
  if (!(await build())) console.log('Nothing has changed since the last build.');
}
