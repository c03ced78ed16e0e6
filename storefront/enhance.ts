// All the JavaScript a buyer's page runs before the first interaction. The page works without it too:
// links lead on and forms are sent. React comes with the first touch, and never to people who save data.

import { hourIn } from '@haat/i18n/hour';
import { leaveOtherApps } from '@haat/web/in-app-browser/in-app';
import { type Choice, choose, watchAmounts } from './enhance/amounts';
import { enableCopy, enablePrint, enableShare } from './enhance/extras';
import { watchNetwork } from './enhance/offline';
import { say } from './enhance/say';
import { watchSeats } from './enhance/watch-seats';

let isBrought = false;

/** Brings React with all it needs, once. Without it everything works as links and forms; `failed` is for what must not wait. */
function bringClient(failed: () => void = () => {}) {
  const { client, imports, styles } =
    document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset ?? {};
  if (isBrought || !client) return;
  isBrought = true;
  for (const href of names(styles)) link('stylesheet', href);
  for (const href of names(imports)) link('modulepreload', href);
  import(/* @vite-ignore */ client).catch(failed);
}

const names = (list = '') => list.split(' ').filter(Boolean);

function link(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

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

const guests = '[data-guest]';

const members = '[data-member]';

/** Who has signed in here finds the way to the shop where others find the way in; whose sign-in is over finds the way in again. */
function greetMember() {
  if (!document.querySelector(members)) return;
  try {
    const { authToken } = localStorage;
    if (!authToken) return;
    show(members, guests);
    fetch('/api/userinfo', { method: 'POST', headers: { authorization: `Bearer ${authToken}` } }).then(
      ({ status }) => {
        // Another tab may have signed in.
        if (status !== 401 || localStorage.authToken !== authToken) return;
        for (const key of ['authToken', 'authuser', 'notitoken']) localStorage.removeItem(key);
        show(guests, members);
      },
      // The session may still be valid.
      () => {},
    );
  } catch {
    // Without storage there is no session.
  }
}

function show(shown: string, gone: string) {
  for (const one of document.querySelectorAll<HTMLElement>(`${shown},${gone}`))
    one.hidden = one.matches(gone);
}

/** The same width at which the app changes its layouts, in px. */
const desktop = '(min-width: 768px)';

/** Says on the root which variant of the page layout is showing; the styles follow the width by themselves. */
function keepLayout(root: HTMLElement) {
  const query = matchMedia(desktop);
  const say = () => {
    root.dataset['layout'] = query.matches ? 'page-desktop' : 'page-mobile';
  };
  say();
  query.addEventListener('change', say);
}

/** Says an hour on the visitor's own clock where that differs from the clocks of the place where it is held. */
function sayHere() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-starts]')) {
    const { starts = '', zone, locale, words: names = '' } = line.dataset;
    const format = (timeZone?: string) =>
      new Date(starts).toLocaleString(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        ...hourIn(locale),
        timeZone,
      });
    try {
      const here = format();
      if (here === format(zone)) continue;
      line.textContent = names.replace('{time}', here);
      line.hidden = false;
    } catch {
      // A zone this browser does not know; the page says the hour where it is held.
    }
  }
}

/** What goes wrong in the page is reported, as in the app. What reports comes with the first error: while there is none it costs nothing. */
function reportErrors() {
  const { problems } = document.querySelector<HTMLScriptElement>('script[data-problems]')?.dataset ?? {};
  for (const kind of ['error', 'unhandledrejection'])
    addEventListener(kind, (event) => {
      // Where that does not come, its error would be the next to be told of.
      import(/* @vite-ignore */ problems as string).then(
        ({ reportEvent }) => reportEvent(event),
        () => {},
      );
    });
}

const root = document.getElementById('root');
const page = root?.dataset['page'];
const player = document.querySelector('[data-player]');
const sheet = document.querySelector<HTMLDialogElement>('#sheet');
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
/** From here on the next step is a page of two columns rather than a sheet. */
const isWide = () => matchMedia('(min-width: 900px)').matches;

/** Another browser would not have the order's cookie. */
const isOfOneBrowser = /^(paying|payment|sandbox|access)/.test(page ?? '');

reportErrors();
if (root) keepLayout(root);
if (!isOfOneBrowser) leaveOtherApps(say);
// A player says it itself, and goes on where it was: the page is not loaded again.
if (!player) watchNetwork();
enableShare();
enableCopy();
enablePrint();
sayHere();
watchAmounts();
watchSeats();
if (page === 'preview') carryArrival();
greetMember();

// Also where a plan is taken; where it is only told of there is nothing to bring.
if (/^(sandbox|autopay|paying|pay[PV])/.test(page ?? '') || (page === 'checkout' && !savesData))
  bringClient();
// The first field of the prices: the sums beside it wait for somebody who types.
if (page === 'pricing') addEventListener('focusin', () => bringClient());
if (page === 'payment') {
  if (savesData || !root?.hasAttribute('data-own')) lookAgainLater();
  else bringClient(lookAgainLater);
}
// Until it has come, or without it, a video has the browser's own controls. Who saves data gets it with what they play.
if (player) {
  if (savesData) addEventListener('play', bringSoon, { capture: true });
  else bringSoon();
}
// Below a lesson without one, forms that work without a script are sent in place.
if (page === 'lesson' && !player && !savesData) bringSoon();
if (page === 'preview' && sheet && !savesData) {
  for (const enhance of ['pointerdown', 'keydown', 'focusin'] as const)
    addEventListener(enhance, ({ target }) => !isWide() && isOfPage(target) && bringSoon(), {
      passive: true,
      capture: true,
    });
  openAsSheet(sheet);
}

/** A card that lies over the page asks nothing of it; and the main button shows its step before it brings anything. */
function isOfPage(target: EventTarget | null) {
  return !(target as Element | null)?.closest?.('dialog:not(#sheet), [data-main-action]');
}

/** It asks for a dozen files: what was touched answers first. */
function bringSoon() {
  requestAnimationFrame(() => setTimeout(bringClient));
}

/** Opens the next step over the page; what was typed in it stays when it is closed. */
function openAsSheet(dialog: HTMLDialogElement) {
  const open = (event: Event, choice: Choice | null) => {
    event.preventDefault();
    if (choice?.problem) return;
    if (choice) choose(dialog, choice);
    dialog.showModal();
    bringSoon();
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[data-main-action]');
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link && isPlain && !isWide()) open(event, null);
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-buy]')) return;
    const choice = watchAmounts.read(form);
    if (choice.problem || !isWide()) open(event, choice);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}

/** For browsers that may not read the order themselves: the server looks again. */
function lookAgainLater() {
  if (root?.hasAttribute('data-waiting')) setTimeout(() => location.reload(), 5000);
}
