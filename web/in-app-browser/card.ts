import type { Phrase } from '@haat/i18n';
import { layOver } from './over';

/** Says a text in the language of the page; English by itself. */
export type Say = (text: Phrase) => string;

interface Words {
  /** Set larger than the rest. */
  first: Phrase;
  /** May be empty. */
  rest: Phrase | '';
  /** Of the link that leads out. */
  open: Phrase;
  /** What to do where that link leads nowhere. */
  otherwise: Phrase;
}

const texts: Record<'ios' | 'android', Words> = {
  ios: {
    // One sentence, letter for letter; its first words are set larger.
    first: 'iOS WebView Detected,',
    rest: 'Please open this link in Safari for the best experience.',
    open: 'Open Safari',
    otherwise: 'If nothing opens, choose “Open in browser” in this app’s menu.',
  },
  android: {
    first: 'This page works best in Chrome',
    rest: 'Signing in and paying work best there.',
    open: 'Open Chrome',
    otherwise: 'If Chrome does not open, press the button, or choose “Open in browser” in this app’s menu.',
  },
};

const compass =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m15.5 8.5-2 5-5 2 2-5z"/></svg>';

/** Puts the way out over the page. `outside` says where it leads from where the page is then. */
export function showCard(
  platform: 'ios' | 'android',
  outside: () => string,
  stay: () => void,
  say: Say,
): void {
  const { first, rest, open, otherwise } = texts[platform];
  const dialog = layOver(
    'in-app',
    `${compass}<p id="in-app"><strong>${say(first)}</strong> ${rest && say(rest)}</p><a data-main>${say(open)}</a><button type="button">${say('Copy link')}</button><button type="button" data-quiet>${say('Stay here')}</button><small role="status">${say(otherwise)}</small>`,
  );
  dialog.dataset['inApp'] = platform;
  const [link, copy, leave, status] = dialog.querySelectorAll<HTMLElement>('a, button, small');
  const lead = () => link?.setAttribute('href', outside());
  lead();
  link?.focus();
  // A screen of the app may have changed the address since.
  link?.addEventListener('pointerdown', lead);
  link?.addEventListener('click', lead);
  copy?.addEventListener('click', () => {
    const tell = (text: Phrase) => {
      if (status) status.textContent = say(text);
    };
    const writing =
      navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => tell('Link copied.'),
      () => {
        offerToCopy(copy, say('Link to this page'));
        tell('Touch and hold the link to copy it.');
      },
    );
  });
  leave?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    stay();
    dialog.remove();
  });
}

/** Where the page may not write to the clipboard, people can. */
function offerToCopy(copy: HTMLElement, label: string): void {
  const field = document.createElement('input');
  field.readOnly = true;
  field.value = location.href;
  field.setAttribute('aria-label', label);
  copy.replaceWith(field);
  field.select();
}
