// A cheap phone on a slow connection, emulated: what a page feels like on first visit.
import type { Browser, CDPSession, Page } from 'playwright';

export interface Visit {
  fcp: number;
  lcp: number;
  /** From the start of the navigation until a tap on the main button does something. */
  buttonWorks: number;
  /** Of a tap on the main button of a page at rest, until it is answered on the screen. */
  firstTap: number;
  scriptBytes: number;
  bytes: number;
}

const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerCpu = 4;
const quietMs = 800;
const tapEveryMs = 150;
/** What takes less is not reported by the browser. */
const leastEventMs = 16;
const longestMs = 30_000;

/** Two cold loads of the same address: one left alone for the paints, one tapped until the main button answers. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const paints = await watched(browser, url);
  return { ...paints, buttonWorks: await tapped(browser, url) };
}

/** A page of a phone with nothing in its cache; `isSlow`: on a slow connection. */
export async function openPhone(
  browser: Browser,
  { isSlow } = { isSlow: true },
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlow) await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  return { page, cdp, close: () => context.close() };
}

type Timed = PerformanceEventTiming & { interactionId: number };

/** What the page notes of a tap. */
interface Tapped {
  tap: { ms: number; isOver: boolean };
}

const isTapOver = () => (globalThis as unknown as Tapped).tap.isOver;

async function watched(browser: Browser, url: string): Promise<Omit<Visit, 'buttonWorks'>> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    const kinds = new Map<string, string>();
    let bytes = 0;
    let scriptBytes = 0;
    cdp.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
    cdp.on('Network.loadingFinished', (event) => {
      bytes += event.encodedDataLength;
      if (kinds.get(event.requestId) === 'Script') scriptBytes += event.encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = { lcp: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      const tap = { ms: 0, isOver: false };
      Object.assign(globalThis, { tap });
      new PerformanceObserver((list) => {
        for (const { name, duration, interactionId } of list.getEntries() as Timed[]) {
          if (!interactionId) continue;
          tap.ms = Math.max(tap.ms, duration);
          // The last event of a tap.
          tap.isOver ||= name === 'click';
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'load', timeout: longestMs });
    await page.waitForTimeout(quietMs);
    const paints = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp: (globalThis as unknown as { seen: { lcp: number } }).seen.lcp,
    }));
    const visited = { ...paints, bytes, scriptBytes };
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
    );
    const place = await mainAction(page);
    if (!place) throw new Error(`${url} has no main button`);
    await page.touchscreen.tap(place.x, place.y);
    // One that is answered within `leastEventMs` is never reported.
    await page
      .waitForFunction(isTapOver, undefined, { timeout: quietMs, polling: tapEveryMs })
      .catch(() => undefined);
    const tapMs = await page.evaluate(() => (globalThis as unknown as Tapped).tap.ms);
    return { ...visited, firstTap: Math.max(leastEventMs, tapMs) };
  } finally {
    await close();
  }
}

/** Something happens when a navigation or a request that writes begins, or a dialog stands open. */
async function tapped(browser: Browser, url: string): Promise<number> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    let startedAt = 0;
    let answered = 0;
    let taps = 0;
    cdp.on('Network.requestWillBeSent', (event) => {
      if (startedAt === 0) startedAt = event.wallTime * 1000;
      else if (taps > 0 && answered === 0 && (event.type === 'Document' || event.request.method !== 'GET'))
        answered = event.wallTime * 1000;
    });
    await page.route('**/*', (route) => {
      if (taps > 0 && route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
      return route.continue();
    });
    page.goto(url, { waitUntil: 'commit', timeout: longestMs }).catch(() => undefined);
    const deadline = Date.now() + longestMs;
    while (answered === 0 && Date.now() < deadline) {
      const place = startedAt === 0 ? undefined : await mainAction(page);
      if (place) {
        taps += 1;
        await page.touchscreen.tap(place.x, place.y).catch(() => undefined);
        if (await dialogStands(page)) answered ||= Date.now();
      }
      if (answered === 0) await new Promise((resolve) => setTimeout(resolve, place ? tapEveryMs : 30));
    }
    return answered - startedAt;
  } finally {
    await close();
  }
}

const mainAction = (page: Page) =>
  page
    .evaluate(() => {
      const box = document.querySelector('[data-main-action]')?.getBoundingClientRect();
      if (!box || box.width < 20) return undefined;
      return { x: box.left + box.width / 2, y: Math.min(box.top + box.height / 2, innerHeight - 4) };
    })
    .catch(() => undefined);

const dialogStands = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog[open],[role=dialog]') !== null).catch(() => false);
