import { expect, waitFor } from 'storybook/test';

/** Forms that send themselves to a server are pages, which tests in a browser open. */
const forms = 'form[data-form]:not([method])';
const wrong = '[aria-invalid="true"], [data-error]';

/**
 * Sends every form of a story once more as it stands: where something is wrong with it, the first of that is in sight and has the focus.
 * Of what lies over one another only the uppermost is in reach.
 */
export async function expectFirstErrors(): Promise<void> {
  const uppermost =
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;
  for (const form of uppermost.querySelectorAll<HTMLFormElement>(forms)) {
    const send = form.querySelector<HTMLButtonElement>(
      'button[type="submit"]:not(:disabled, [aria-disabled])',
    );
    if (!send?.checkVisibility() || form.closest('[aria-hidden="true"]') || !isEmpty(form)) continue;
    send.click();
    const first = await firstWrong(form);
    if (!first) continue;
    await waitFor(() => expect(focusOf(first)).toHaveFocus());
    const { top, bottom } = first.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  }
}

/** What can be typed into is empty in one place at least: what is whole would be sent, and a story is not about that. */
const isEmpty = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="checkbox"]), textarea')].some(
    ({ value }) => value === '',
  );

async function firstWrong(form: HTMLFormElement): Promise<HTMLElement | undefined> {
  // What a form says of itself it says with its next drawing.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...form.querySelectorAll<HTMLElement>(wrong)].find((element) => element.checkVisibility());
}

/** Of radio buttons the one that is chosen is the one the Tab key comes to. */
const focusOf = (element: HTMLElement): HTMLElement =>
  (element instanceof HTMLInputElement && element.type === 'radio'
    ? element.closest('fieldset')?.querySelector<HTMLElement>('input:checked')
    : null) ?? element;

/** What says that it is wrong stands in something that can lead to it. */
export async function expectFormsAround(): Promise<void> {
  const astray = [...document.querySelectorAll('[aria-invalid="true"]')].filter(
    (field) => !field.closest('[data-form], [role="dialog"]'),
  );
  await expect(astray.map((field) => field.outerHTML)).toEqual([]);
}
