// The browser that benchmarks measure in, and who is signed in there.
import { type Browser, type BrowserContext, chromium } from 'playwright';
import type { Creator } from '../../tests/simulators/shop';

/** Chromium without what it fetches for itself; `CHROMIUM_PATH` names another than Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** Signed in from the first page on. */
export async function rememberSession(context: BrowserContext, { token, user }: Creator): Promise<void> {
  await context.addInitScript(
    ([authToken, authuser]) => {
      localStorage.setItem('authToken', authToken as string);
      localStorage.setItem('authuser', authuser as string);
    },
    [token, JSON.stringify(user)],
  );
}
