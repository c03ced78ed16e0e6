import { paiseIn, sumOf } from './money';

/** Who has signed in here finds the way to the shop where others find the way in. */
export function greetMember() {
  try {
    if (localStorage.getItem('authToken') === null) return;
  } catch {
    // Without storage nobody is signed in.
    return;
  }
  for (const one of document.querySelectorAll<HTMLElement>('[data-guest]')) one.hidden = true;
  for (const one of document.querySelectorAll<HTMLElement>('[data-member]')) one.hidden = false;
}

const share = (paise: number, basisPoints: number) => Math.floor((paise * basisPoints + 5_000) / 10_000);

/** What a sale leaves on each plan, while the price is being typed. Rates and limits stand in the document. */
export function watchReckoner() {
  const reckoner = document.querySelector<HTMLElement>('[data-reckoner]');
  const field = reckoner?.querySelector('input');
  if (!reckoner || !field) return;
  const rate = (name: string) => Number(reckoner.dataset[name]);
  field.addEventListener('input', () => {
    const paise = paiseIn(field.value);
    if (paise === null || paise < rate('least') || paise > rate('most')) return;
    for (const row of reckoner.querySelectorAll<HTMLElement>('[data-fee]')) {
      const fee = share(paise, Number(row.dataset['fee']));
      const gst = share(fee, rate('gst'));
      const sums = [fee, gst, paise - fee - gst];
      row.querySelectorAll('td').forEach((cell, at) => {
        cell.textContent = sumOf(sums[at] ?? 0);
      });
    }
  });
}
