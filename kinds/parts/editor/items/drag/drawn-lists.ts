import type { DrawnList } from './drop-place';

const rowMark = '[data-drag-row], li';

/** What a handle moves. */
export const rowOf = (handle: HTMLElement): HTMLElement => handle.closest<HTMLElement>(rowMark) ?? handle;

/** The type and the id of what a handle moves. */
export function movedBy({ dataset }: HTMLElement): { type: string; id: string } {
  const [type = '', id = ''] = (dataset['drag'] ?? '').split(':');
  return { type, id };
}

/** The lists of an area that take things of a type, as they are drawn now; without the row that is dragged. Px from the top of the area. */
export function drawnLists(area: HTMLElement, type: string, dragged: HTMLElement): DrawnList[] {
  const top = area.getBoundingClientRect().top;
  const extentOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top - top, bottom: box.bottom - top };
  };
  return [...area.querySelectorAll<HTMLElement>(`[data-drop-list^="${type}:"]`)].map((list) => ({
    id: (list.dataset['dropList'] ?? '').slice(type.length + 1),
    ...extentOf(list),
    rows: [...list.querySelectorAll<HTMLElement>(`[data-drag^="${type}:"]`)]
      .map(rowOf)
      .filter((row) => row !== dragged)
      .map(extentOf),
  }));
}
