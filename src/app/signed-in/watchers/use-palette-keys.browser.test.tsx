import { expect, test } from 'vitest';
import { saidBy } from './use-palette-keys';

const pressed = (key: string, more: KeyboardEventInit = {}, target: HTMLElement = document.body) => {
  let spoken: ReturnType<typeof saidBy> = null;
  const hear = (event: KeyboardEvent) => {
    spoken = saidBy(event);
  };
  window.addEventListener('keydown', hear);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  window.removeEventListener('keydown', hear);
  return spoken;
};
const within = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

test('letters, the question mark and Ctrl or ⌘ K are heard where nothing is typed', () => {
  within('');
  expect(pressed('g')).toEqual({ type: 'key.press', key: 'g' });
  expect(pressed('?', { shiftKey: true })).toEqual({ type: 'help.open' });
  expect(pressed('k', { ctrlKey: true })).toEqual({ type: 'palette.open' });
  expect(pressed('K', { metaKey: true })).toEqual({ type: 'palette.open' });
  for (const key of ['Enter', 'G', '1', 'ArrowDown']) expect([key, pressed(key)]).toEqual([key, null]);
  expect([pressed('g', { altKey: true }), pressed('g', { repeat: true })]).toEqual([null, null]);
});

test('what is typed belongs to the field, and a dialog keeps its keys', () => {
  for (const html of ['<input>', '<textarea></textarea>', '<select></select>'])
    expect([html, pressed('g', {}, within(html))]).toEqual([html, null]);
  expect(pressed('k', { ctrlKey: true }, within('<input>'))).toEqual({ type: 'palette.open' });
  within('<div role="dialog"></div>');
  expect(pressed('g')).toBeNull();
  document.body.innerHTML = '';
});
