import { type RefObject, useEffect } from 'react';
import { useLatest } from '../use-latest';
import type { Moved } from './drag-context';
import { drawnLists, movedBy, rowOf } from './drawn-lists';
import { type Drop, type DropPlace, dropAt } from './drop-place';
import type { PointerDrag, PointerDragEvents } from './pointer-drag';

interface Drawn {
  area: RefObject<HTMLElement | null>;
  mark: RefObject<HTMLElement | null>;
  chip: RefObject<HTMLElement | null>;
}

interface Handlers {
  onDrop: (thing: Moved, to: DropPlace) => void;
}

/** Px by which the name of what is dragged stands below the pointer. */
const chipBelow = 12;

/** Drags rows of an area with a mouse, a finger or a pen. Mark and name are moved without rendering, so that a list of hundreds follows. */
export function usePointerDrag(drawn: Drawn, handlers: Handlers): void {
  const latest = useLatest({ drawn, handlers });
  const { area } = drawn;
  useEffect(() => {
    const around = area.current;
    let drag: PointerDrag | null = null;
    let isHere = true;
    import('./pointer-drag').then(
      ({ createPointerDrag }) => {
        if (isHere) drag = createPointerDrag(eventsOf(() => latest.current));
      },
      // Offline before it came: the buttons and keys move everything.
      () => undefined,
    );
    const prepare = ({ target }: PointerEvent) => {
      const handle = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
      if (handle) drag?.prepare(handle);
    };
    for (const type of pointed) around?.addEventListener(type, prepare, { capture: true });
    return () => {
      isHere = false;
      for (const type of pointed) around?.removeEventListener(type, prepare, { capture: true });
      drag?.stop();
    };
  }, [latest, area]);
}

/** A mouse comes over a handle before it presses it, a finger does not always. */
const pointed = ['pointerover', 'pointerdown'] as const;

interface Dragging {
  thing: Moved;
  row: HTMLElement;
  /** Px of the window. */
  y: number;
  drop: Drop | null;
  stopWatching: () => void;
}

function eventsOf(latest: () => { drawn: Drawn; handlers: Handlers }): PointerDragEvents {
  let dragging: Dragging | null = null;
  const elements = () => {
    const { area, mark, chip } = latest().drawn;
    return area.current && mark.current && chip.current
      ? { area: area.current, mark: mark.current, chip: chip.current }
      : null;
  };

  function draw() {
    const found = elements();
    if (!found || !dragging) return;
    const { area, mark, chip } = found;
    const y = dragging.y - area.getBoundingClientRect().top;
    dragging.drop = dropAt(drawnLists(area, dragging.thing.type, dragging.row), y);
    mark.hidden = dragging.drop === null;
    if (dragging.drop) mark.style.transform = `translateY(${dragging.drop.mark}px)`;
    chip.style.transform = `translateY(${y + chipBelow}px)`;
  }

  return {
    onStart(handle, { y }) {
      const found = elements();
      if (!found) return;
      const row = rowOf(handle);
      const thing = movedBy(handle);
      const before = row.getBoundingClientRect().top;
      row.setAttribute('data-dragged', '');
      found.area.setAttribute('data-dragging', thing.type);
      found.area.setAttribute('data-takes-escape', '');
      // It has the pointer for so long.
      document.body.style.cursor = 'grabbing';
      // Rows may have become lower: the one that is dragged stays under the pointer.
      window.scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
      found.chip.textContent = handle.dataset['dragTitle'] ?? '';
      found.chip.hidden = false;
      window.addEventListener('scroll', draw, { capture: true, passive: true });
      const stopWatching = () => window.removeEventListener('scroll', draw, { capture: true });
      dragging = { thing, row, y, drop: null, stopWatching };
      draw();
    },
    onMove({ y }) {
      if (!dragging) return;
      dragging.y = y;
      draw();
    },
    onEnd({ y }, isCanceled) {
      if (!dragging) return;
      dragging.y = y;
      draw();
      const { drop, row, stopWatching, thing } = dragging;
      dragging = null;
      stopWatching();
      document.body.style.cursor = '';
      row.removeAttribute('data-dragged');
      const found = elements();
      if (found) {
        found.area.removeAttribute('data-dragging');
        found.area.removeAttribute('data-takes-escape');
        found.mark.hidden = true;
        found.chip.hidden = true;
      }
      if (drop && !isCanceled) latest().handlers.onDrop(thing, { list: drop.list, place: drop.place });
      // Rows may be as high as before again.
      else row.scrollIntoView({ block: 'nearest' });
    },
  };
}
