// A page as people meet it who use no pointer: every stop of the Tab key from its top to its end, and what is wrong with any of them.
import { expect, type Locator, type Page } from '@playwright/test';
import { screens } from './screens';

/** One stop, and what is wrong there. */
interface Stop {
  key: number;
  name: string;
  /** Tab goes through the parts of it: a date has a day, a month, a year and a calendar. */
  hasParts: boolean;
  faults: string[];
}

/** Has the next Tab lead to the first stop, wherever the focus was. */
export async function toStart(page: Page): Promise<void> {
  await page.evaluate(install);
  await page.evaluate(() => window.keyboardWalk.toStart());
}

/** Fails where a walk finds something, on a phone or at a desk; `ready`: all is there that the page shows. */
export async function expectKeyboardReaches(page: Page, ready: Locator): Promise<void> {
  for (const size of [screens.phone, screens.desk]) {
    await page.setViewportSize(size);
    await expect(ready).toBeVisible();
    expect.soft(await keyboardFindings(page), `${page.url()} at ${size.width} px`).toEqual([]);
  }
}

/** What a walk finds: empty where everything is reached, seen and named. */
export async function keyboardFindings(page: Page): Promise<string[]> {
  await prepare(page);
  const findings = new Set<string>();
  const reached = await walk(page, findings);
  for (const missed of await notReached(page, reached)) findings.add(`${missed}: Tab does not lead here`);
  await walkBack(page, findings);
  return [...findings];
}

/** Nothing is on its way any more, the focus is before the first element, and the page at its top. */
async function prepare(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless || playState === 'finished' || playState === 'idle';
    }),
  );
  await page.evaluate(install);
}

async function walk(page: Page, findings: Set<string>): Promise<Set<number>> {
  const expected = await page.evaluate(() => window.keyboardWalk.begin());
  const reached = new Set<number>();
  let last: Stop | null = null;
  // A group of radios is one stop, so there are no more stops than elements; a field for a date has four parts, one for a time three.
  for (let pressed = 0; pressed < expected * 4 + 2; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtStop(page);
    if (!stop) break;
    if (stop.key === last?.key && stop.hasParts) continue;
    if (stop.key === [...reached][0]) return reached;
    if (reached.has(stop.key)) {
      findings.add(`${last?.name}: Tab does not lead on from here`);
      return reached;
    }
    reached.add(stop.key);
    last = stop;
    for (const fault of stop.faults) findings.add(`${stop.name}: ${fault}`);
  }
  if (reached.size === 0) findings.add('Tab leads to nothing');
  // Behind the end is the browser, and behind that the beginning: of the dialog where one is open, perhaps by way of the dialog itself.
  for (let pressed = 0; pressed < 2; pressed += 1) {
    await page.keyboard.press('Tab');
    if ((await lookAtStop(page))?.key === [...reached][0]) return reached;
  }
  findings.add('Tab does not begin anew');
  return reached;
}

/** Back over a few stops from the end: each is seen there, too, where what is pinned to the top may lie over it. */
async function walkBack(page: Page, findings: Set<string>): Promise<void> {
  await page.evaluate(() => window.keyboardWalk.toEnd());
  for (let pressed = 0; pressed < 6; pressed += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await lookAtStop(page);
    if (!stop) return;
    for (const fault of stop.faults.filter((one) => !one.startsWith('is above')))
      findings.add(`${stop.name}: ${fault}, on the way back`);
  }
}

/** After a frame, in which the page scrolls to what has the focus. */
const lookAtStop = (page: Page): Promise<Stop | null> => page.evaluate(() => window.keyboardWalk.look());

const notReached = (page: Page, reached: Set<number>): Promise<string[]> =>
  page.evaluate((keys) => window.keyboardWalk.missed(keys), [...reached]);

interface Walk {
  /** Answers how many elements can be used. */
  begin(): number;
  toStart(): void;
  look(): Promise<Stop | null>;
  missed(keys: number[]): string[];
  toEnd(): void;
}

declare global {
  interface Window {
    keyboardWalk: Walk;
  }
}

/** Runs in the page. */
function install(): void {
  const interactive =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[contenteditable=true],audio[controls],video[controls]';
  const keys = new Map<Element, number>();
  const plain = new Map<Element, string>();
  let previous: Element | null = null;

  const dialog = () => document.querySelector('dialog:modal');
  const root = (): ParentNode & Node => dialog() ?? document;

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isPainted = element.checkVisibility({
      contentVisibilityAuto: false,
      visibilityProperty: true,
    });
    return isPainted && width > 0 && height > 0;
  };
  const isStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    isShown(element);
  const stops = () => [...root().querySelectorAll(interactive)].filter(isStop);

  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const all = [
      ...(by?.split(/\s+/).map((id) => document.getElementById(id)?.textContent) ?? []),
      element.getAttribute('aria-label'),
      ...labels.map(({ textContent }) => textContent),
      ...('labels' in element ? [...((element as HTMLSelectElement).labels ?? [])] : []).map(
        ({ textContent }) => textContent,
      ),
      element.textContent,
      ...[...element.querySelectorAll('img[alt],svg title,[aria-label]')].map(
        (one) => one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? one.textContent,
      ),
      element.getAttribute('title'),
    ];
    return (all.find((one) => one?.trim()) ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  };
  const tell = (element: Element) => `${element.tagName.toLowerCase()} “${nameOf(element)}”`;

  /** A ring may be drawn by the element, by what it stands in, or by what stands beside it, as at a hidden radio. */
  const around = (element: Element): Element[] => {
    const up = [element.parentElement, element.parentElement?.parentElement, element.closest('label,li')];
    return [element, element.nextElementSibling, ...up, ...(element.closest('label')?.children ?? [])].filter(
      (one) => one !== null && one !== undefined,
    );
  };
  const look = (element: Element) =>
    ['', '::before', '::after']
      .map((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(
          element,
          pseudo,
        );
        return [
          outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor,
          boxShadow,
          borderColor,
        ];
      })
      .join();

  const boxOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isTiny = element.getBoundingClientRect().width < 4 || getComputedStyle(element).opacity === '0';
    return (isTiny && label ? label : element).getBoundingClientRect();
  };
  const isPinned = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    return false;
  };

  /** Of nine points, whether one belongs to the element or to its label: WCAG 2.2, 2.4.11. */
  const isOnTop = (element: Element, { left, top, width, height }: DOMRect) => {
    const parts = [0.15, 0.5, 0.85];
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found && (element.contains(found) || label?.contains(found));
      }),
    );
  };

  const orderFault = (element: Element) => {
    const before = previous;
    previous = element;
    if (!before || !before.isConnected || isPinned(before) || isPinned(element)) return [];
    const [a, b] = [boxOf(before), boxOf(element)];
    const isBeside = b.left >= a.right - 1 || b.right <= a.left + 1;
    return !isBeside && b.bottom <= a.top + 1 ? [`is above the stop before it, ${tell(before)}`] : [];
  };

  const faultsOf = (element: HTMLElement) => {
    const box = boxOf(element);
    const isInView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const seen = around(element).map(look).join('|');
    // What opens or appears on the way was not there to be seen without the focus.
    const isMarked = !plain.has(element) || plain.get(element) !== seen;
    return [
      ...(isMarked ? [] : ['has no mark of the focus']),
      ...(isShown(element) || box.width > 0 ? [] : ['is not seen']),
      ...(isInView ? [] : ['is out of sight']),
      ...(isInView && !isOnTop(element, box) ? ['is covered'] : []),
      ...(nameOf(element) ? [] : [`has no name: ${element.outerHTML.slice(0, 120)}`]),
      ...(element.tabIndex > 0 ? ['has a place of its own in the order'] : []),
      ...(root().contains(element) ? [] : ['is outside the dialog']),
      ...orderFault(element),
    ];
  };

  const keyOf = (element: Element) => {
    const known = keys.get(element) ?? keys.size;
    keys.set(element, known);
    return known;
  };
  /** Tab goes on from where the focus was last, also once that is gone. */
  const marker = document.createElement('span');
  marker.tabIndex = -1;
  const leaveMarker = () => {
    marker.focus();
    marker.remove();
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  window.keyboardWalk = {
    begin() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (const element of stops()) plain.set(element, around(element).map(look).join('|'));
      window.keyboardWalk.toStart();
      return plain.size;
    },
    toStart() {
      (dialog() ?? document.body).prepend(marker);
      leaveMarker();
      scrollTo(0, 0);
    },
    async look() {
      await frame();
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const hasParts = element.matches('input[type=date],input[type=time],input[type=datetime-local]');
      return { key: keyOf(element), name: tell(element), hasParts, faults: faultsOf(element) };
    },
    missed(reached) {
      const met = [...keys].filter(([, key]) => reached.includes(key)).map(([element]) => element);
      const groupOf = (element: Element) =>
        element instanceof HTMLInputElement && element.type === 'radio'
          ? `${element.form?.id}/${element.name}`
          : '';
      const groups = new Set(met.map(groupOf));
      return stops()
        .filter((element) => !met.includes(element))
        .filter((element) => groupOf(element) === '' || !groups.has(groupOf(element)))
        .map(tell);
    },
    toEnd() {
      previous = null;
      (dialog() ?? document.body).append(marker);
      leaveMarker();
    },
  };
}
