// What a sale leaves on each plan, while the price is being typed. Comes when somebody turns to the page, and shares no code with
// what has come before. Rates and limits stand in the document.

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
} as Intl.NumberFormatOptions);
const share = (paise: number, basisPoints: number) => Math.floor((paise * basisPoints + 5_000) / 10_000);

const calculator = document.querySelector<HTMLElement>('[data-calculator]');
const field = calculator?.querySelector('input');
const rate = (name: string) => Number(calculator?.dataset[name]);

function calculate() {
  const typed = field?.value.replace(/[\s,₹]/g, '') ?? '';
  const paise = Math.round(Number(typed) * 100);
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed) || paise < rate('least') || paise > rate('most')) return;
  for (const row of calculator?.querySelectorAll<HTMLElement>('[data-fee]') ?? []) {
    const fee = share(paise, Number(row.dataset['fee']));
    const gst = share(fee, rate('gst'));
    const sums = [fee, gst, paise - fee - gst];
    row.querySelectorAll('td').forEach((cell, at) => {
      cell.textContent = rupees.format((sums[at] ?? 0) / 100);
    });
  }
}

field?.addEventListener('input', calculate);
// Something may have been typed before this came.
calculate();
