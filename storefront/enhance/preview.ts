// What a preview runs before the first touch, beside the few lines that stand inside it (open-sheet.ts). What only some
// previews or some browsers need comes by itself; React comes with the first touch, and never to people who save data.

import { platformHere } from '@haat/web/in-app-browser/here';
import { bringClient, bringSoon, savesData } from './client';
import { keepLayout, reportErrors } from './every-page';
import { enableShare } from './extras';
import { watchNetwork } from './offline';
import { say } from './say';

/** What an address says of where its visitor came from, and what they were promised. */
const carried = /^(link|ref|code|utm_\w+)$/;

/** Tells the next step where somebody came from, in its address: nothing is kept in the browser for it. */
function carryArrival() {
  const arrival = [...new URLSearchParams(location.search)].filter(([name]) => carried.test(name));
  const before = document.referrer && new URL(document.referrer);
  if (before && before.host !== location.host) arrival.push(['ref', before.hostname]);
  if (arrival.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-main-action]'))
    link.search = new URLSearchParams(arrival).toString();
  for (const form of document.querySelectorAll('form[data-buy]'))
    for (const [name, value] of arrival)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
}

/** What nobody presses comes after a first press has been answered, as what stands below the first screenful does (styles/preview.css.ts). */
const firstPressMs = 400;

/** What draws the page again waits until it has come whole: before, the main button may be pressed. */
function onceLoaded(act: () => void) {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

/** Addresses of what only some need. */
const parts = document.querySelector<HTMLScriptElement>('script[data-way-out]')?.dataset ?? {};
const part = (name: string) => import(/* @vite-ignore */ parts[name] ?? '');
const root = document.getElementById('root');
const sheet = document.querySelector<HTMLDialogElement>('#sheet');
const form = document.querySelector<HTMLFormElement>('form[data-buy]');

/** What draws the step as it opens comes before what asks for two dozen files. */
const bringOnceOpened = () => setTimeout(bringClient, firstPressMs);

reportErrors();
if (root) keepLayout(root);
watchNetwork();
onceLoaded(enableShare);
carryArrival();
if (platformHere()) void part('wayOut').then(({ leaveOtherApps }) => leaveOtherApps(say));
if (parts['here']) setTimeout(() => void part('here').then(({ sayHere }) => sayHere()), firstPressMs);
if (form) followForm(form);
if (sheet && !savesData) followSheet(sheet);

/** Brings what the form of several prices or an open one needs, once it is touched; or at once where a choice is kept of it. */
function followForm(buying: HTMLFormElement) {
  let coming: Promise<void> | undefined;
  let isHere = false;
  const bring = () => {
    coming ??= part('buying')
      // Without it the form leads to the step as a page.
      .then(
        ({ watchBuying }) => watchBuying(buying, sheet, !savesData && bringOnceOpened),
        () => {},
      )
      .then(() => {
        isHere = true;
      });
    return coming;
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
  const isWide = () => matchMedia('(min-width: 900px)').matches;
  // A card that lies over the page asks nothing of it; and the main button shows its step before it brings anything.
  const isOfPage = (target: EventTarget | null) =>
    !(target as Element | null)?.closest?.('dialog:not(#sheet), [data-main-action]');
  for (const touch of ['pointerdown', 'keydown', 'focusin'] as const)
    addEventListener(touch, ({ target }) => !isWide() && isOfPage(target) && bring(), {
      passive: true,
      capture: true,
    });
  // The page's own lines were asked before.
  addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
    if (dialog.open) bringOnceOpened();
  });
  // It may have been opened before this came.
  if (dialog.open) bringOnceOpened();
}
