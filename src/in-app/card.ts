import { layOver } from './over';

interface Words {
  /** Set larger than the rest. */
  first: string;
  /** May be empty. */
  rest: string;
  /** Of the link that leads out. */
  open: string;
  /** What to do where that link leads nowhere. */
  otherwise: string;
}

const words: Record<'ios' | 'android', Words> = {
  ios: {
    first: 'iOS WebView Detected, Please open this link in Safari for the best experience.',
    rest: '',
    open: 'Open Safari',
    otherwise: 'If nothing opens, choose “Open in browser” in the menu of this app.',
  },
  android: {
    first: 'This page works best in Chrome',
    rest: 'Signing in and paying are surest there.',
    open: 'Open Chrome',
    otherwise:
      'If Chrome does not open, press the button, or choose “Open in browser” in the menu of this app.',
  },
};

const compass =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m15.5 8.5-2 5-5 2 2-5z"/></svg>';

/** Puts the way out over the page. `outside` says where it leads from where the page is then. */
export function showCard(platform: 'ios' | 'android', outside: () => string, stay: () => void): void {
  const { first, rest, open, otherwise } = words[platform];
  const dialog = layOver(
    'in-app',
    `${compass}<p id="in-app"><strong>${first}</strong> ${rest}</p><a data-main>${open}</a><button type="button">Copy link</button><button type="button" data-quiet>Stay here</button><small role="status">${otherwise}</small>`,
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
    const say = (text: string) => {
      if (status) status.textContent = text;
    };
    const writing =
      navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => say('The link is copied.'),
      () => offerToCopy(copy, say),
    );
  });
  leave?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    stay();
    dialog.remove();
  });
}

/** Where the page may not write to the clipboard, people can. */
function offerToCopy(copy: HTMLElement, say: (text: string) => void): void {
  const field = document.createElement('input');
  field.readOnly = true;
  field.value = location.href;
  field.setAttribute('aria-label', 'Link to this page');
  copy.replaceWith(field);
  field.select();
  say('Hold the link to copy it.');
}
