import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFallBack } from './fall-back';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<div id="place"><form method="post"><input name="phone"><input type="hidden" name="key" value="k"><button type="button">Go</button></form></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Form() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('Cannot read properties of null');
  return (
    <form method="post">
      <input name="phone" />
      <input type="hidden" name="key" defaultValue="k" />
      <button type="button" onClick={() => setIsBroken(true)}>
        Go
      </button>
    </form>
  );
}

test('a script that throws gives the page back as the server drew it, with what was typed', async () => {
  const place = document.getElementById('place') as HTMLElement;
  const root = await act(async () => hydrateRoot(place, withFallBack(place, <Form />)));
  const field = () => place.querySelector<HTMLInputElement>('[name=phone]') as HTMLInputElement;
  field().value = '98220 41573';
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('form')?.method).toBe('post');
  expect(field().value).toBe('98220 41573');
  expect(place.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('k');
  await act(async () => root.unmount());
});
