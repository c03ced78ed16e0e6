import { type Say, showCard } from './card';
import { chromeAddress, lineAddress, safariAddress } from './escape';
import { platformHere } from './here';

/** How long the card is there before Android is led on by itself, in ms. */
const redirectDelay = 500;

/** In this window: that Chrome has been tried, and that people want to stay. */
const key = 'haat.inApp';
type Mark = 'tried' | 'stays';

/**
 * In a browser inside another app, offers the way out: a card on an iPhone; on Android also the way itself, once. Returns whether
 * the page stands inside another app.
 */
export function leaveOtherApps(say: Say = (text) => text): boolean {
  const { userAgent } = navigator;
  const platform = platformHere();
  if (!platform) return false;
  const mark = read();
  if (mark === 'stays') return true;
  const leads = platform === 'ios' ? safariAddress : chromeAddress;
  const outside = () => (/\bLine\//i.test(userAgent) ? lineAddress : leads)(location.href);
  let timer: ReturnType<typeof setTimeout> | undefined;
  showCard(
    platform,
    outside,
    () => {
      clearTimeout(timer);
      write('stays');
    },
    say,
  );
  // What cannot be remembered is not tried: an app that swallows the link would come back here for ever.
  if (platform === 'android' && mark === null && write('tried'))
    timer = setTimeout(() => location.assign(outside()), redirectDelay);
  return true;
}

function read(): Mark | null {
  try {
    return sessionStorage.getItem(key) as Mark | null;
  } catch {
    return null;
  }
}

function write(mark: Mark): boolean {
  try {
    sessionStorage.setItem(key, mark);
    return true;
  } catch {
    return false;
  }
}
