import { layOver } from '@haat/web/in-app-browser/over';
import { say } from './say';
import { keepForm, restoreForm } from './shared/kept-form';

/** Says when the network is gone; what is typed in forms that ask for it is there again after a reload. */
export function watchNetwork() {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-keep]');
  for (const form of forms) restoreForm(form, true);
  tellOffline(() => {
    forms.forEach(keepForm);
    location.reload();
  });
}

/**
 * Says when the network is gone, over a page that stays as it is underneath. It comes with the page, because nothing can be
 * fetched any more when it is needed.
 */
export function tellOffline(reload = () => location.reload()) {
  let card: HTMLDialogElement | null = null;
  let isAwaited = false;
  const show = () => {
    if (card?.hasAttribute('open')) return;
    const dialog = (card = layOver(
      'offline',
      `<h2 id="offline" tabindex="-1"><strong>${say('You’re Offline')}</strong></h2><p role="status">${say('What you typed is still here.')}</p><button type="button" data-main>${say('Retry')}</button><button type="button">${say('Keep reading')}</button>`,
    ));
    const [title, status, retry, read] = dialog.querySelectorAll<HTMLElement>('h2, p, button') as unknown as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    title.focus();
    retry.addEventListener('click', () => {
      if (navigator.onLine) reload();
      isAwaited = true;
      retry.setAttribute('aria-busy', 'true');
      status.textContent = say('You are still offline. This page reloads when you are back online.');
    });
    read.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      isAwaited = false;
      dialog.remove();
    });
  };
  addEventListener('offline', show);
  addEventListener('online', () => {
    if (isAwaited) reload();
    // Gives the focus back to where it was.
    else card?.close?.();
  });
  if (!navigator.onLine) show();
}
