import { clockOf } from '@haat/web/player/time';

/** What was played last. */
let played: HTMLMediaElement | null = null;

/** Remembers what plays: a note that is written now belongs there. */
export function watchTime(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement) played = target;
  };
  // These do not bubble.
  for (const name of ['timeupdate', 'seeked']) document.addEventListener(name, note, { capture: true });
}

const recording = '[data-player] :is(video, audio)';

/** Writes the current time into the form of a note, whose button asked for it. */
export function takeNow(button: Element): void {
  const media = played ?? document.querySelector<HTMLMediaElement>(recording);
  if (media) write(button, media);
}

/** A new note belongs where it was begun. Whoever takes the time out again is not given another. */
export function timeBegun(field: Element): void {
  if (!(field instanceof HTMLTextAreaElement) || field.id !== 'note-new') return;
  const isBegun = field.value !== '';
  if (isBegun && field.dataset['begun'] === undefined && played && played.currentTime > 0)
    write(field, played, true);
  if (isBegun) field.dataset['begun'] = '';
  else delete field.dataset['begun'];
}

function write(from: Element, media: HTMLMediaElement, isKept = false): void {
  const { elements } = from.closest('form') ?? {};
  const time = elements?.namedItem('time');
  if (!(time instanceof HTMLInputElement) || (isKept && time.value !== '')) return;
  time.value = clockOf(media.currentTime);
  const film = elements?.namedItem('film');
  const { id = '' } = media.closest('[data-player]') ?? {};
  if (film instanceof HTMLSelectElement) film.value = id.replace(/^media-/, '');
}
