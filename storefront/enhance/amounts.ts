import { paiseIn, sumOf } from './money';
import { keepForm, restoreForm } from './shared/kept-form';

export interface Choice {
  priceId: string | null;
  /** What the sum is for, when several prices are offered. */
  label: string | null;
  /** Paise; null when the chosen price is open and its amount is asked for on the page of the step. */
  amount: number | null;
  problem: string | null;
  /** The words of the button where nothing is to pay with the order. */
  free?: string | undefined;
}

/** Chips fill in the field, and the button repeats the sum. */
export function watchAmounts(form: HTMLFormElement) {
  const field = amountField(form);
  form.addEventListener('click', (event) => {
    const chip = (event.target as Element).closest<HTMLButtonElement>('button[name="chip"]');
    if (!chip || !field) return;
    event.preventDefault();
    field.value = chip.value;
    refresh(form);
  });
  form.addEventListener('input', () => refresh(form));
  // A reload keeps what was chosen.
  restoreForm(form);
  refresh(form);
}

/** What is chosen now, and what is wrong with it. Says so beside the field. */
watchAmounts.read = (form: HTMLFormElement): Choice => {
  const field = amountField(form);
  const price = form.querySelector<HTMLInputElement>('input[name="price"]:checked');
  const priceId = price?.value ?? null;
  const label = price?.dataset['label'] ?? null;
  const fixed = price?.dataset['amount'];
  if (fixed) return { priceId, label, amount: Number(fixed), problem: null, free: price?.dataset['free'] };
  if (!field) return { priceId, label, amount: null, problem: null };
  const amount = paiseIn(field.value);
  const least = Number(field.dataset['least']);
  const problem =
    (amount === null ? field.dataset['noAmount'] : amount < least ? field.dataset['tooLittle'] : null) ??
    null;
  tell(field, problem);
  return { priceId, label, amount, problem };
};

/** Writes a choice into a form that React has not taken over yet, letter for letter as React would; tells React otherwise. */
export function choose(dialog: HTMLElement, choice: Choice) {
  const form = dialog.querySelector('form[method="post"]');
  if (!form || choice.amount === null) return;
  if (dialog.hasAttribute('data-live')) {
    // The form that React has taken over listens for it.
    dialog.dispatchEvent(new CustomEvent('choice', { detail: choice }));
    return;
  }
  const sum = sumOf(choice.amount);
  const write = (selector: string, text: string) => {
    const element = form.querySelector(selector);
    if (element) element.textContent = text;
  };
  const fill = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
    if (input) input.value = value;
  };
  if (choice.label) write('[data-for]', choice.label);
  write('[data-sum]', sum);
  const pay = form.querySelector<HTMLElement>('[data-pay]')?.dataset['pay'];
  write('[data-pay] > span:last-child', (choice.amount ? pay?.replace('{sum}', sum) : choice.free) ?? '');
  fill('amount', String(choice.amount / 100));
  fill('due', String(choice.amount));
  if (choice.priceId) fill('price', choice.priceId);
}

const amountField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name="amount"]');

function refresh(form: HTMLFormElement) {
  const field = amountField(form);
  const price = form.querySelector<HTMLInputElement>('input[name="price"]:checked');
  const amount = price?.dataset['amount'] ? Number(price.dataset['amount']) : paiseIn(field?.value ?? '');
  const text = form.querySelector('[data-main-action] > span:last-child');
  // An open price that has no field here has no sum yet.
  if (text && (amount !== null || !field))
    text.textContent = amount
      ? (form.dataset['buy'] ?? '').replace('{sum}', sumOf(amount))
      : (price?.dataset['free'] ?? '');
  for (const chip of form.querySelectorAll<HTMLButtonElement>('button[name="chip"]'))
    chip.setAttribute('aria-pressed', String(paiseIn(chip.value) === amount));
  if (field) tell(field, null);
  keepForm(form);
}

function tell(field: HTMLInputElement, problem: string | null) {
  const help = document.getElementById('amount-help');
  if (!help) return;
  help.dataset['help'] ??= help.textContent ?? '';
  help.textContent = problem ?? help.dataset['help'];
  help.toggleAttribute('data-wrong', problem !== null);
  field.parentElement?.toggleAttribute('data-invalid', problem !== null);
  if (problem) {
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  } else field.removeAttribute('aria-invalid');
}
