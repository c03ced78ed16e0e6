import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shop } from '../../../components/testing/Shop';
import { Editor } from '../Editor';
import { made } from '../testing/made';

const film = 'https://example.com/film';
const sold = { ...made('webinar'), status: 'published' as const, version: 1 };
const webinar = { ...sold, content: { ...sold.content, recordingUrl: film } };
let root: Root;
let place: HTMLElement;

// The client of the server takes what there is when it is made.
const server = vi.hoisted(() => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  return fetch;
});
/** What the server was sent of changes, the last at the end. */
let sent: { content: Record<string, unknown>; title: string }[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  server.mockImplementation(async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    if (request.method !== 'PATCH') return Response.json(webinar);
    const fields = (await request.json()) as (typeof sent)[number];
    sent.push(fields);
    return Response.json({ ...webinar, ...fields, version: sent.length + 1, hasUnpublishedChanges: true });
  });
  place = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function open(opened = webinar) {
  root = createRoot(place);
  root.render(
    <Shop seeds={[]}>
      <Editor
        owner="kept-back"
        kind="webinar"
        opened={opened}
        step="content"
        onStep={() => undefined}
        onCreated={() => undefined}
      />
    </Shop>,
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const recording = () => field('recordingUrl');

/** Types as a person does: React hears only what the browser itself sets. */
function type(text: string, field = recording()) {
  if (!field) throw new Error('There is nothing to write in');
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a half-typed address takes nothing from buyers, says so, and is there after a reload', async () => {
  open();
  await vi.waitFor(() => expect(recording()?.value).toBe(film));
  type('https:/example.com/better');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 });
  expect(sent[0]?.content['recordingUrl']).toBe(film);
  await vi.waitFor(() => expect(place.textContent).toContain('Not everything is saved yet'));
  // Nobody is corrected while typing.
  expect(place.textContent).not.toContain('A link starting with');
  recording()?.blur();
  const text = 'Not saved yet. A link starting with https://';
  await vi.waitFor(() => expect(place.textContent).toContain(text));

  root.unmount();
  open({ ...webinar, version: 2 });
  await vi.waitFor(() => expect(recording()?.value).toBe('https:/example.com/better'));
  expect(place.textContent).toContain(text);

  type('https://example.com/better');
  await vi.waitFor(() => expect(sent.at(-1)?.content['recordingUrl']).toBe('https://example.com/better'), {
    timeout: 5_000,
  });
  await vi.waitFor(() => expect(place.textContent).toContain('Unpublished changes, saved'));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('a link that is emptied stays with buyers, its field says so, and what else is typed is saved', async () => {
  open();
  await vi.waitFor(() => expect(field('joinUrl')?.value).toBe(sold.content['joinUrl']));
  type('', field('joinUrl'));
  type('120', field('minutes'));
  await vi.waitFor(() => expect(sent.at(-1)?.content['minutes']).toBe(120), { timeout: 5_000 });
  expect(sent.at(-1)?.content['joinUrl']).toBe(sold.content['joinUrl']);
  await vi.waitFor(() => expect(place.textContent).toContain('Not everything is saved yet'));
  field('minutes')?.blur();
  await vi.waitFor(() => expect(place.textContent).toContain('Not saved yet. Add the join link'));

  root.unmount();
  open({ ...webinar, version: 2 });
  await vi.waitFor(() => expect(field('joinUrl')?.value).toBe(''));
  expect(place.textContent).toContain('Not saved yet. Add the join link');
});
