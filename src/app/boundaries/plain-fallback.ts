import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';

/** The last resort, where even the words in place of the app could not be drawn: plain elements that need nothing of ours. */
export function writePlainFallback(place: HTMLElement): void {
  const title = element('h1', t('This screen could not be shown'));
  const text = element('p', t('Something went wrong. Nothing you saved is lost.'));
  const retry = element('button', t('Retry'));
  retry.addEventListener('click', () => window.location.reload());
  const home = element('a', t('Go to your shop'));
  home.setAttribute('href', paths.dashboard);
  const main = document.createElement('main');
  main.append(title, text, retry, ' ', home);
  place.replaceChildren(main);
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
