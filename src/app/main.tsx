import '@haat/design-system/themes.css';
import '@haat/design-system/fonts';
import { onLanguage, t } from '@haat/i18n';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@haat/web/in-app-browser/card.css';
import { reportProblem, tellProblems } from '@haat/web/api/problems';
import { readToken } from '@haat/web/browser/storage';
import { followTheme } from '@haat/web/browser/theme';
import { platformHere } from '@haat/web/in-app-browser/here';
import { paths } from '@haat/web/paths';
import { App } from './App';
import { AppBoundary } from './boundaries/AppBoundary';
import { onceItSpeaks } from './language';

const place = document.getElementById('root');
if (!place) throw new Error('The document has no root element');
// What is not a file of ours styles nothing without it. Dialogs write a rule of their own, which keeps the page behind them still.
setNonce(document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '');
followTheme();
tellProblems();
// Once the first screen is there, and for who is signed in: nobody waits for it, and the way in stays small.
if (import.meta.env.PROD && readToken() !== null)
  addEventListener(
    'load',
    () => void import('@haat/web/offline/register').then(({ registerWorker }) => registerWorker()),
  );
const root = createRoot(place, {
  onCaughtError: (error) => {
    console.error(error);
    reportProblem('screen', error);
  },
  // Past every boundary, React leaves an empty page.
  onUncaughtError: (error) => {
    console.error(error);
    reportProblem('screen', error);
    writePlainFallback(place);
  },
});
const draw = () =>
  root.render(
    <StrictMode>
      <AppBoundary>
        <App />
      </AppBoundary>
    </StrictMode>,
  );
onceItSpeaks(() => {
  // Only people inside another app bring the way out of it.
  if (platformHere())
    void import('@haat/web/in-app-browser/in-app').then(({ leaveOtherApps }) => leaveOtherApps(t));
  draw();
  // The same elements in another language: what was typed stays typed.
  onLanguage(draw);
});

/** Last-resort fallback without any of our components. */
function writePlainFallback(place: HTMLElement): void {
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
