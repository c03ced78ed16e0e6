// One process at a time: `npm start` and `npm test` may run together and both need the same install and the same build.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { inRoot } from './root.mjs';

const pollMs = 150;
const longestWaitMs = 15 * 60_000;

/** Runs `work` while holding the named lock. A lock whose owner has died is taken over. */
export async function withLock(name, work) {
  const folder = inRoot(`.cache/${name}.lock`);
  await mkdir(inRoot('.cache'), { recursive: true });
  const since = Date.now();
  while (!(await take(folder))) {
    if (Date.now() - since > longestWaitMs) throw new Error(`Waited too long for ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function take(folder) {
  try {
    await mkdir(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    await clearIfDead(folder);
    return false;
  }
  await writeFile(`${folder}/owner`, String(process.pid));
  return true;
}

/** The rename decides between two that both saw a dead owner; what is renamed is checked again, so a live lock is put back. */
async function clearIfDead(folder) {
  const owner = await ownerOf(folder);
  if (owner === undefined || isAlive(owner)) return;
  const aside = `${folder}.${process.pid}`;
  try {
    await rename(folder, aside);
  } catch {
    return;
  }
  if ((await ownerOf(aside)) === owner) await rm(aside, { recursive: true, force: true });
  else await rename(aside, folder);
}

async function ownerOf(folder) {
  const text = await readFile(`${folder}/owner`, 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
