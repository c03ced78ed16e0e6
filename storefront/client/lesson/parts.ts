import { forgetForm, restoreForm } from '../../enhance/shared/kept-form';
import { tell } from '../../enhance/shared/tell';

const part = '[data-lesson-part]';
/** A field that is wrong, or what is wrong with the whole form. */
const wrong = '[aria-invalid="true"], [data-error]';

/** Buttons that need a script are shown, and what was typed before a reload comes back. */
export function prepareParts(): void {
  for (const section of document.querySelectorAll(part)) prepare(section);
}

function prepare(section: Element): void {
  for (const button of section.querySelectorAll<HTMLElement>('[data-now]')) button.hidden = false;
  // What the server sent back is what was typed.
  if (section.querySelector(wrong)) return;
  for (const form of section.querySelectorAll('form')) restoreForm(form);
}

/** `elsewhere`: the answer is no page with this part, such as that of an access which has ended. */
type Outcome = 'replaced' | 'elsewhere' | 'failed';

interface Replaced {
  outcome: Outcome;
  /** What stands in the place of the part. */
  section: HTMLElement;
}

/** Puts what the server draws in the place of a part of the page. `taken` is called before that, where the server did what it was asked. */
export async function replacePart(
  section: HTMLElement,
  answering: Promise<Response>,
  taken = (): void => undefined,
): Promise<Replaced> {
  const failure = section.querySelector<HTMLElement>('[data-failed]');
  if (failure) failure.hidden = true;
  try {
    const answer = await answering;
    if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`);
    // Its styles are in the page already, and the policy of this one takes no others.
    const html = (await answer.text()).replace(/<style>.*?<\/style>/gs, '');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const next = page.getElementById(section.id);
    if (!next) return { outcome: 'elsewhere', section };
    if (answer.ok) taken();
    section.replaceWith(next);
    prepare(next);
    return { outcome: 'replaced', section: next };
  } catch {
    if (failure) failure.hidden = false;
    return { outcome: 'failed', section };
  }
}

/** Sends a form in place. Pressed twice it is sent once. */
export async function sendPart(form: HTMLFormElement): Promise<void> {
  const before = form.closest<HTMLElement>(part);
  if (!before || form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const { action } = form;
  const { said = '', then = 'h2' } = form.dataset;
  const body = new URLSearchParams(new FormData(form) as never);
  const { outcome, section } = await replacePart(before, fetch(action, { method: 'POST', body }), () => {
    forgetForm(action);
    tell(said);
  });
  form.ariaBusy = null;
  if (outcome === 'elsewhere') location.reload();
  if (outcome === 'replaced') focusIn(section, then);
}

/** What is wrong comes first; else what `then` selects, or the heading. */
export function focusIn(section: HTMLElement, then: string): void {
  const target =
    section.querySelector<HTMLElement>(wrong) ??
    section.querySelector<HTMLElement>(then) ??
    section.querySelector<HTMLElement>('h2');
  if (!target) return;
  const fold = target.closest('details');
  if (fold && !target.matches('summary')) fold.open = true;
  if (target.matches('h2')) target.tabIndex = -1;
  target.focus();
}
