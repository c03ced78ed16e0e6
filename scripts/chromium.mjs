// Finds a Chromium for the tests, or gets one.
import { existsSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { codeOf } from './run.mjs';

/** Chromium without a window: the same engine for two thirds of the processor's time, without notifications of the device. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Answers the path of a Chromium, installing one where there is none. */
export async function ensureChromium() {
  return (await findChromium()) ?? withLock('chromium', async () => (await findChromium()) ?? install());
}

/** Answers the path of the headless shell, installed where root may use apt-get, as in a container; elsewhere that of the Chromium. */
export async function ensureHeadlessShell() {
  const chromium = await ensureChromium();
  if (process.env.CHROMIUM_PATH) return chromium;
  if (!existsSync(headlessShell) && hasApt && isRoot)
    await withLock('chromium', () => fromSystem('chromium-headless-shell'));
  return existsSync(headlessShell) ? headlessShell : chromium;
}

/** CHROMIUM_PATH, the system's own, or the one Playwright downloaded earlier. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const found = usualPlaces.find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('playwright');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

async function install() {
  console.log('Chromium not found, downloading it…');
  if (hasApt && (await fromSystem('chromium'))) {
    const found = await findChromium();
    if (found) return found;
  }
  const code = await codeOf(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const found = code === 0 ? await findChromium() : undefined;
  if (found) return found;
  throw new Error('Chromium could not be downloaded. Install it and set CHROMIUM_PATH.');
}

/** Waits for another package job instead of failing beside it. */
async function fromSystem(name) {
  const apt = (...args) => {
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    const command = ['apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300', ...args];
    return isRoot
      ? codeOf(command[0], command.slice(1), environment)
      : codeOf('sudo', ['-n', ...command], environment);
  };
  try {
    await apt('update');
    return (await apt('install', '-y', '--no-install-recommends', name)) === 0;
  } catch {
    return false;
  }
}
