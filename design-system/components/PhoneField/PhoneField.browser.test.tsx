import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../themes/index.css';
import { PhoneField } from './PhoneField';

const mismatch = vi.fn<(error: unknown) => void>();
const drawn = (value: string) => (
  <PhoneField label="Mobile number" name="phone" value={value} onChange={() => {}} />
);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<form><div id="place"></div></form>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  mismatch.mockClear();
});

const place = () => document.getElementById('place') as HTMLElement;

test('asks without a script for nothing that needs one', () => {
  place().innerHTML = renderToString(drawn(''));
  expect(place().querySelector('button')).toBeNull();
  expect(place().textContent).toContain('+91');
  const input = place().querySelector('input') as HTMLInputElement;
  input.value = '98220 41573';
  expect(new FormData(document.querySelector('form') as HTMLFormElement).get('phone')).toBe('98220 41573');
});

test.each(['', '98220 41573', '020 2543'])(
  'takes over to the letter what the server drew of "%s"',
  async (value) => {
    place().innerHTML = renderToString(drawn(value));
    const before = place().querySelector('input');
    const { width } = (before as HTMLElement).getBoundingClientRect();
    const root = await act(async () => hydrateRoot(place(), drawn(value), { onRecoverableError: mismatch }));
    expect(mismatch).not.toHaveBeenCalled();
    expect(place().querySelector('input')).toBe(before);
    expect(place().querySelector('button')?.getAttribute('aria-label')).toBe('Country: India, +91');
    // The list has come without moving what people may be typing into; a tick stands at the other end.
    if (value !== '98220 41573') expect(before?.getBoundingClientRect().width).toBe(width);
    await act(async () => root.unmount());
  },
);
