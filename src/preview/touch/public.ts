import { paiseIn, sumOf } from './money';

const guests = '[data-guest]';
const members = '[data-member]';

/** Who has signed in here finds the way to the shop where others find the way in; whose sign-in is over finds the way in again. */
export function greetMember() {
  if (!document.querySelector(members)) return;
  try {
    const { authToken } = localStorage;
    if (!authToken) return;
    show(members, guests);
    fetch('/api/userinfo', { method: 'POST', headers: { authorization: `Bearer ${authToken}` } }).then(
      ({ status }) => {
        // Another tab may have signed in meanwhile.
        if (status !== 401 || localStorage.authToken !== authToken) return;
        for (const key of ['authToken', 'authuser', 'notitoken']) localStorage.removeItem(key);
        show(guests, members);
      },
      // Nobody has said that it is over.
      () => {},
    );
  } catch {
    // Without storage nobody is signed in.
  }
}

function show(shown: string, gone: string) {
  for (const one of document.querySelectorAll<HTMLElement>(`${shown},${gone}`))
    one.hidden = one.matches(gone);
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
