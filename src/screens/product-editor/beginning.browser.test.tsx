import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { Shop } from '../../components/testing/Shop';
import { ProductEditorScreen } from './ProductEditorScreen';
import { made } from './testing/made';

const page = { ...made('page'), id: 'Made1111111', title: 'Class', version: 1 };
const here = window.location.pathname + window.location.search;
let root: Root;

// The client of the server takes what there is when it is made.
const server = vi.hoisted(() => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  return fetch;
});

beforeEach(() => {
  localStorage.clear();
  server.mockImplementation(async () => Response.json(page));
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  window.history.pushState(null, '', '/Create/page');
  root.render(
    <Shop seeds={[]}>
      <ProductEditorScreen kind="page" />
    </Shop>,
  );
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  window.history.replaceState(null, '', here);
});

const title = () => document.querySelector<HTMLInputElement>('input[name="title"]');

/** Types as a person does: React hears only what the browser itself sets. */
function type(text: string) {
  const field = title();
  if (!field) throw new Error('There is no title to write');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('what was made stays open at its own address, and another one begun is another', async () => {
  await vi.waitFor(() => expect(title()).not.toBeNull());
  type('Class');
  await vi.waitFor(() => expect(window.location.search).toBe(`?id=${page.id}`), { timeout: 5_000 });
  expect(title()?.value).toBe('Class');

  // As by a shortcut: the same screen, now without an id.
  flushSync(() => navigate('/Create/page'));
  await vi.waitFor(() => expect(title()?.value).toBe(''));

  // Back to what was made is not something new either.
  flushSync(() => navigate(`/Create/page?id=${page.id}`));
  await vi.waitFor(() => expect(title()?.value).toBe('Class'));
});
