import { language, speak } from '@haat/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shop } from '../../components/testing/Shop';
import { type Draft, draftOf } from './draft/draft';
import { EditorPreview } from './EditorPreview';
import { made } from './testing/made';

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  speak('en');
});

const written = (wanted: Draft['language']): Draft => ({ ...draftOf(made('webinar')), language: wanted });

const draw = (draft: Draft) =>
  root.render(
    <Shop seeds={[]}>
      <EditorPreview draft={draft} product={null} />
    </Shop>,
  );

test('a product in Hindi is previewed in Hindi, in an app that speaks English and never had those words', async () => {
  draw(written('hi'));
  await vi.waitFor(() => expect(place.textContent).toContain('UPI, कार्ड या नेट बैंकिंग'));
  expect(place.textContent).toContain('लाइव वेबिनार');
  expect(place.textContent).not.toContain('net banking');
  expect(language()).toBe('en');
});

test('a product in any other language is previewed in English, in an app that speaks Hindi', async () => {
  draw(written('hi'));
  await vi.waitFor(() => expect(place.textContent).toContain('नेट बैंकिंग'));
  speak('hi');
  draw(written('ta'));
  await vi.waitFor(() => expect(place.textContent).toContain('UPI, card or net banking'));
  expect(place.textContent).toContain('Live webinar');
  expect(place.textContent).not.toContain('वेबिनार');
  expect(language()).toBe('hi');
});

test('choosing the language changes the words around, and keeps the picture that is drawn', async () => {
  const cover = {
    ...(made('webinar').cover ?? { id: 'c', width: 16, height: 9, src: '/c.jpg', avif: '', webp: '' }),
    alt: 'Bread',
  };
  draw({ ...written('en'), cover });
  await vi.waitFor(() => expect(place.querySelector('img')).not.toBeNull());
  const shown = place.querySelector('img');
  draw({ ...written('hi'), cover });
  await vi.waitFor(() => expect(place.textContent).toContain('नेट बैंकिंग'));
  expect(place.querySelector('img')).toBe(shown);
});
