import { say } from './say';

/** Buttons that need JavaScript are hidden until it is there. */
function show(selector: string, act: (button: HTMLElement) => void) {
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    button.hidden = false;
    button.addEventListener('click', () => act(button));
  }
}

export function enableShare() {
  show('[data-share]', (button) => {
    const url = new URL(button.dataset['share'] ?? '', location.href).href;
    if (navigator.share) navigator.share({ title: button.dataset['title'] ?? '', url }).catch(() => {});
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

let live: HTMLElement | undefined;

/** For people who cannot see what changed. */
function tell(text: string) {
  if (!live) {
    live = document.createElement('div');
    live.setAttribute('role', 'status');
    live.style.cssText = 'position:absolute;clip-path:inset(50%)';
    document.body.append(live);
  }
  live.textContent = text;
}
