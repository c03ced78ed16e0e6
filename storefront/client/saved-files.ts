import { isSaved, mostFileBytes, removeSaved, saveFile } from '@haat/web/offline/saved-files';
import { say } from '../enhance/say';

const places = '[data-save-file]';

/** Where the browser can keep files, each says whether it is kept, and can be kept or removed. */
export async function enableSaving(): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return;
  for (const place of document.querySelectorAll<HTMLElement>(places)) await enable(place);
}

async function enable(place: HTMLElement): Promise<void> {
  const [button, status] = place.querySelectorAll<HTMLElement>('button, output');
  const { saveFile: url = '', size = '0', title = '' } = place.dataset;
  if (!button || !status || Number(size) > mostFileBytes) return;
  let saved = await isSaved(url);
  let isBusy = false;
  const show = (text = '') => {
    button.textContent = saved ? say('Remove from this device') : say('Save for offline');
    button.setAttribute('aria-label', `${button.textContent}: ${title}`);
    button.setAttribute('aria-busy', String(isBusy));
    status.textContent = text || (saved ? say('Kept on this device') : '');
  };
  const act = async () => {
    if (isBusy) return;
    isBusy = true;
    show(saved ? '' : say('Saving'));
    const failure = saved ? await removeSaved(url) : await saveFile(url, Number(size));
    isBusy = false;
    saved = await isSaved(url);
    if (failure === 'noRoom') show(say('There is no room for it on this device.'));
    else show(failure ? say('It could not be saved. Try again.') : '');
  };
  button.addEventListener('click', () => void act());
  show();
  place.hidden = false;
}
