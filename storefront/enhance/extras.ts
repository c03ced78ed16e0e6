import { say } from './say';
import { tell } from './shared/tell';

/** Buttons that need JavaScript are hidden until it is there. */
function show(selector: string, act: (button: HTMLElement) => void) {
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    button.hidden = false;
    button.addEventListener('click', () => act(button));
  }
}

export function enableShare() {
  show('[data-share]', (button) => {
    const { share, title = '' } = button.dataset;
    const url = new URL(share as string, location.href).href;
    if (navigator.share) navigator.share({ title, url }).catch(() => {});
    else void navigator.clipboard?.writeText(url).then(() => tell(say('Link copied.')));
  });
}

export function enableCopy() {
  show('[data-copy]', (button) => {
    void navigator.clipboard?.writeText(button.dataset['copy'] ?? '').then(() => {
      button.textContent = say('Copied');
      tell(say('Link copied.'));
    });
  });
}

export function enablePrint() {
  show('[data-print]', () => print());
}
