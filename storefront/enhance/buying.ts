import { choose, watchAmounts } from './amounts';

/**
 * Several prices, or an open one: the sums follow what is chosen, and the step opens with it. `opened` comes after;
 * false where the form is to lead to the step as a page.
 */
export function watchBuying(
  form: HTMLFormElement,
  sheet: HTMLDialogElement | null,
  opened: (() => void) | false,
) {
  form.dataset['watched'] = 'true';
  watchAmounts(form);
  if (!sheet || !opened) return;
  form.addEventListener('submit', (event) => {
    const choice = watchAmounts.read(form);
    // Only the page of the step asks for an amount that nobody could type here.
    if (!choice.problem && (choice.amount === null || matchMedia('(min-width: 900px)').matches)) return;
    event.preventDefault();
    if (choice.problem) return;
    choose(sheet, choice);
    sheet.showModal();
    opened();
  });
}
