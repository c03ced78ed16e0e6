import { afterEach, expect, test, vi } from 'vitest';
import { tellOnceOpened } from './opened';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function drawn(): HTMLDialogElement {
  const sheet = document.createElement('dialog');
  document.body.append(sheet);
  return sheet;
}

test('a sheet that is opened is told of once, however often it is opened again', async () => {
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const sheet = drawn();
  tellOnceOpened(sheet, 'bread');
  expect(sendBeacon).not.toHaveBeenCalled();
  sheet.showModal();
  await expect.poll(() => sendBeacon.mock.calls).toEqual([['/api/public/products/bread/opened']]);
  sheet.close();
  sheet.showModal();
  await Promise.resolve();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('one that was open before all this was loaded is told of, too', () => {
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const sheet = drawn();
  sheet.showModal();
  tellOnceOpened(sheet, 'bread');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
