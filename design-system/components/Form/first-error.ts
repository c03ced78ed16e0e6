import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Selectors in document order: an invalid field; an error without a field (`errorHere`); a section that contains an invalid field (`errorInside`). */
const wrong = '[aria-invalid="true"], [data-error]';

/** For error messages without a field: they take the focus themselves. */
export const errorHere = { 'data-error': 'here', tabIndex: -1 } as const;

/** For a button that opens what holds a field that is wrong. */
export const errorInside = { 'data-error': 'inside' } as const;

/** Marks what is searched as one: a form, or what is filled in like one and saves itself. */
export const formMark = { 'data-form': '' } as const;

/** The first thing that is wrong, as far as it can be seen or unfolded. */
export function firstErrorIn(root: ParentNode): HTMLElement | null {
  for (const element of root.querySelectorAll<HTMLElement>(wrong))
    if (element.checkVisibility() || foldAround(element)) return element;
  return null;
}

const foldAround = (element: Element) => element.closest<HTMLDetailsElement>('details:not([open])');

/**
 * Opens what hides it, brings it into sight with its name, and gives it the focus. Jumps, so that there is no motion to reduce.
 * A button with the error inside is pressed instead: what it opens goes to its own first error.
 */
export function goToError(element: HTMLElement): void {
  for (let fold = foldAround(element); fold; fold = foldAround(element)) fold.open = true;
  if (element.dataset['error'] === 'inside') {
    element.click();
    return;
  }
  const target = chosenOf(element);
  const frame = element.closest<HTMLElement>('[data-field]') ?? element;
  target.focus({ preventScroll: true });
  bringIntoSight(frame);
  // The keyboard of a phone comes a moment later, and covers half of the screen.
  visualViewport?.addEventListener('resize', () => target.matches(':focus') && bringIntoSight(frame), {
    once: true,
    signal: AbortSignal.timeout(1_000),
  });
}

/** Of radio buttons the one that the Tab key comes to. */
function chosenOf(element: HTMLElement): HTMLElement {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return element;
  return element.closest('fieldset')?.querySelector<HTMLElement>('input:checked') ?? element;
}

function bringIntoSight(frame: HTMLElement): void {
  if (!isInSight(frame)) frame.scrollIntoView({ block: 'center' });
}

/** Whole, and under no bar that stays over what scrolls. */
function isInSight(frame: HTMLElement): boolean {
  const { left, width, top, bottom } = frame.getBoundingClientRect();
  const seen = visualViewport ?? { offsetTop: 0, height: innerHeight };
  if (top < seen.offsetTop || bottom > seen.offsetTop + seen.height) return false;
  // What a sheet has scrolled out lies behind nothing: its backdrop counts as the sheet itself.
  const sheet = frame.closest('dialog')?.getBoundingClientRect();
  if (sheet && (top < sheet.top || bottom > sheet.bottom)) return false;
  return [top + 1, bottom - 1].every((y) => {
    const shown = document.elementFromPoint(left + width / 2, y);
    return shown !== null && (frame.contains(shown) || shown.contains(frame));
  });
}

interface FirstError<Root extends HTMLElement> {
  /** Of what is searched. */
  ref: RefObject<Root | null>;
  /** On submit, the first error, now or from the response, gets the focus. */
  focusFirstError: () => void;
}

/** Errors are known after the next render or the response. Until then the form is observed, unless the user types or moves the focus. */
export function useFirstError<Root extends HTMLElement>(): FirstError<Root> {
  const ref = useRef<Root>(null);
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => (tries > 0 && ref.current ? watch(ref.current) : undefined), [tries]);
  return { ref, focusFirstError: () => setTries((before) => before + 1) };
}

function watch(root: HTMLElement): () => void {
  const focusedAtStart = document.activeElement;
  let given: Element | null = null;
  const observer = new MutationObserver(() => look());
  const stop = () => {
    observer.disconnect();
    root.removeEventListener('input', stop);
  };
  const look = () => {
    const focused = document.activeElement;
    if (focused !== focusedAtStart && focused !== given && focused !== document.body) return stop();
    const error = firstErrorIn(root);
    if (!error || (given !== null && chosenOf(error) === given)) return;
    goToError(error);
    if (error.dataset['error'] === 'inside') stop();
    else given = document.activeElement;
  };
  root.addEventListener('input', stop);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'data-error'],
  });
  look();
  return stop;
}
