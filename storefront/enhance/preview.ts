// What a preview runs before the first touch, beside the few lines that stand inside it (open-sheet.ts). What only some
// previews or some browsers need comes by itself; React comes with the first touch, and never to people who save data.

import { platformHere } from '@haat/web/in-app-browser/here';
import { bringClient, bringSoon, savesData } from './client';
import { keepLayout, reportErrors } from './every-page';
import { enableShare } from './extras';
import { tellOffline } from './offline';
import { scriptData } from './own-script';
import { say } from './say';

/** What an address says of where its visitor came from, and what they were promised. */
const carried = /^(link|ref|code|utm_\w+)$/;

/** Tells the next step where somebody came from, in its address: nothing is kept in the browser for it. */
function carryArrival() {
  const arrival = new URLSearchParams(
    [...new URLSearchParams(location.search)].filter(([name]) => carried.test(name)),
  );
  const before = document.referrer && new URL(document.referrer);
  if (before && before.host !== location.host) arrival.append('ref', before.hostname);
  const search = `${arrival}`;
  const link = document.querySelector<HTMLAnchorElement>('a[data-main-action]');
  // What the link says itself, such as a code, stays where nothing is known of an arrival.
  if (link && search) link.search = search;
  for (const [name, value] of arrival)
    form?.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
}

/** What nobody presses comes after a first press has been answered, as what stands below the first screenful does (styles/preview.css.ts). */
const firstPressMs = 400;

/** Whoever stays so long reads: no tap is answered later for what comes then. */
const readsAfterMs = 10_000;

/** Without a network a reload is a page of ours then. A private window takes no worker. */
const bringWorker = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {});

/** What only some need. */
const part = (name: string) => import(/* @vite-ignore */ scriptData[name] as string);
const sheet = document.querySelector<HTMLDialogElement>('#sheet');
const form = document.querySelector<HTMLFormElement>('form[data-buy]');

/** What draws the step as it opens comes before what asks for two dozen files. */
const bringOnceOpened = () => setTimeout(bringClient, firstPressMs);

reportErrors();
keepLayout(document.getElementById('root') as HTMLElement);
tellOffline();
// What draws the page again waits until it has come whole: before, the main button may be pressed.
if (document.readyState === 'complete') enableShare();
else addEventListener('load', enableShare);
carryArrival();
if (platformHere()) void part('wayOut').then(({ leaveOtherApps }) => leaveOtherApps(say));
if (scriptData['here']) setTimeout(() => isElsewhere() && void part('here'), firstPressMs);
// Where React comes before, it brings the worker.
if (!savesData) setTimeout(bringWorker, readsAfterMs);
if (form) followForm(form);
if (sheet && !savesData) followSheet(sheet);

/** Whether the visitor's clock shows another hour than the one of an event: else nothing is to be said, and nothing fetched. */
function isElsewhere(): boolean {
  try {
    return [...document.querySelectorAll<HTMLElement>('[data-starts]')].some(({ dataset }) => {
      const at = new Date(dataset['starts'] as string);
      return at.toLocaleString() !== at.toLocaleString([], { timeZone: dataset['zone'] });
    });
  } catch {
    // A zone this browser does not know; what is fetched knows what then.
    return true;
  }
}

/** Brings what the form of several prices or an open one needs, once it is touched; or at once where a choice is kept of it. */
function followForm(buying: HTMLFormElement) {
  let coming: Promise<void> | undefined;
  let isHere = false;
  const bring = async () => {
    coming ??= part('buying').then(
      ({ watchBuying }) => watchBuying(buying, sheet, !savesData && bringOnceOpened),
      // Without it the form leads to the step as a page.
      () => {},
    );
    await coming;
    isHere = true;
  };
  for (const touch of ['pointerdown', 'focusin'] as const) buying.addEventListener(touch, () => void bring());
  // Pressed before it is here.
  buying.addEventListener('submit', (event) => {
    if (isHere) return;
    event.preventDefault();
    const { submitter } = event;
    void bring().then(() => submitter?.click());
  });
  try {
    if (sessionStorage.getItem(buying.action)) void bring();
  } catch {
    // Without storage nothing is kept.
  }
}

/** Brings React once the page is touched or its step has been opened; what was typed in the step stays when it is closed. */
function followSheet(dialog: HTMLDialogElement) {
  const bring = () => (dialog.open ? bringOnceOpened() : bringSoon());
  // A card that lies over the page asks nothing of it; and the main button shows its step before it brings anything.
  const isOfPage = (target: EventTarget | null) =>
    !(target as Element).closest?.('dialog:not(#sheet), [data-main-action]');
  for (const touch of ['pointerdown', 'keydown', 'focusin'] as const)
    addEventListener(
      touch,
      ({ target }) => !matchMedia('(min-width: 900px)').matches && isOfPage(target) && bring(),
      { passive: true, capture: true },
    );
  // The page's own lines were asked before.
  addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
    if (dialog.open) bringOnceOpened();
  });
  // It may have been opened before this came.
  if (dialog.open) bringOnceOpened();
}
