// Installs the dependencies when what is installed is not what the lockfile names. Node built-ins only: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';
import { inRoot } from './root.mjs';
import { npm, run } from './run.mjs';

const lowestNode = [20, 19];

/** Installs once; safe to call from several processes at the same time. */
export async function setup() {
  refuseOldNode();
  if (await isInstalled()) return;
  await withLock('setup', async () => {
    if (await isInstalled()) return;
    console.log('Installing dependencies (about a minute the first time)…');
    await install();
  });
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1])) return;
  console.error(`Haat needs Node ${lowestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm records what it really installed beside the packages; that record is complete only when an install has finished. */
export async function isInstalled() {
  const wanted = await readJson('package-lock.json');
  const installed = await readJson('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.peer) return true;
    if (entry.link) return existsSync(inRoot(path));
    if (!path.includes('node_modules/')) return true;
    return installed.packages[path]?.version === entry.version;
  });
}

async function readJson(path) {
  try {
    return JSON.parse(await readFile(inRoot(path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** `--include=dev`, because NODE_ENV=production would leave out what the build needs. */
async function install() {
  await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await setup();
