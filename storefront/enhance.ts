// All the JavaScript a buyer's page but a preview runs before the first interaction. The page works without it too:
// links lead on and forms are sent. React comes with the first touch, and never to people who save data.

import { leaveOtherApps } from '@haat/web/in-app-browser/in-app';
import { forgetKept } from '@haat/web/offline/kept';
import { registerWorker } from '@haat/web/offline/register';
import { bringClient, bringSoon, savesData } from './enhance/client';
import { keepLayout, reportErrors } from './enhance/every-page';
import { enableCopy, enablePrint, enableShare } from './enhance/extras';
import { watchNetwork } from './enhance/offline';
import { say } from './enhance/say';
import { sayHere } from './enhance/say-here';
import { noteBought } from './enhance/shared/bought';
import { watchSeats } from './enhance/watch-seats';

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
        void forgetKept();
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

const root = document.getElementById('root');
const page = root?.dataset['page'];
const player = document.querySelector('[data-player]');

/** Another browser would not have the order's cookie. */
const isOfOneBrowser = /^(paying|payment|sandbox|access)/.test(page ?? '');

reportErrors();
if (root) keepLayout(root);
if (!isOfOneBrowser) leaveOtherApps(say);
// A player says it itself, and goes on where it was: the page is not loaded again.
if (!player && page !== 'offline') watchNetwork();
enableShare();
enableCopy();
enablePrint();
sayHere();
watchSeats();
greetMember();
// Also where it was bought before React had come.
if (page === 'access') noteBought();

// Also where a plan is taken; where it is only told of there is nothing to bring.
if (/^(sandbox|autopay|paying|offline|pay[PV])/.test(page ?? '') || (page === 'checkout' && !savesData))
  bringClient();
// The first field of the prices: the sums beside it wait for somebody who types.
if (page === 'pricing') addEventListener('focusin', () => bringClient());
// What was bought can be read again without a network; any other page says that there is none.
if (page !== 'offline') registerWorker();
// Files of a receipt or a lesson, where there are any.
const { saving } = document.querySelector<HTMLScriptElement>('script[data-saving]')?.dataset ?? {};
if (saving)
  import(/* @vite-ignore */ saving).then(
    ({ enableSaving }) => enableSaving(),
    () => {},
  );
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

/** For browsers that may not read the order themselves: the server looks again. Nothing can be typed into a page that waits. */
function lookAgainLater() {
  if (root?.hasAttribute('data-waiting')) setTimeout(() => location.reload(), 5000);
}
