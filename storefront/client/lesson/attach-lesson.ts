import { goTo } from '@haat/web/player/go-to';
import { keepForm } from '../../enhance/shared/kept-form';
import { takeNow, timeBegun, watchTime } from './note-time';
import { focusIn, prepareParts, replacePart, sendPart } from './parts';

const part = '[data-lesson-part]';

/** What buyers write under a lesson is sent without leaving the page: what plays goes on. */
export function attachLesson(): void {
  if (!document.querySelector(part)) return;
  watchTime();
  prepareParts();
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest(part)) return;
    event.preventDefault();
    void sendPart(form);
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const now = target.closest('[data-now]');
    if (now) takeNow(now);
    if (isPlain && (follow(target) || turn(target))) event.preventDefault();
  });
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form');
    if (!form?.closest(part)) return;
    timeBegun(target as Element);
    keepForm(form);
  });
}

/** The time of a note leads to it in the player, where a script has taken that over. */
function follow(target: Element): boolean {
  const { film, position } = target.closest<HTMLElement>('a[data-position]')?.dataset ?? {};
  return film !== undefined && goTo(film, Number(position));
}

/** Older and newer questions come in place. */
function turn(target: Element): boolean {
  const link = target.closest<HTMLAnchorElement>('a[data-part-link]');
  const section = link?.closest<HTMLElement>(part);
  if (!link || !section) return false;
  void replacePart(section, fetch(link.href)).then((replaced) => {
    if (replaced.outcome === 'elsewhere') location.assign(link.href);
    if (replaced.outcome === 'replaced') focusIn(replaced.section, 'h2');
  });
  return true;
}
