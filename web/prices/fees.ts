/** Rates in hundredths of a per cent. */
export interface Rates {
  fee: number;
  /** Of the fee. */
  gst: number;
}

export interface Breakdown {
  fee: number;
  gst: number;
  net: number;
}

const share = (paise: number, basisPoints: number) => Math.floor((paise * basisPoints + 5_000) / 10_000);

/** What of a sale's paise reaches the creator. Halves of a paisa are rounded up, as in the books. */
export function breakdownOf(paise: number, rates: Rates): Breakdown {
  const fee = share(paise, rates.fee);
  const gst = share(fee, rates.gst);
  return { fee, gst, net: paise - fee - gst };
}

/** 250 → "2.5%" */
export const percent = (basisPoints: number) => `${Number((basisPoints / 100).toFixed(2))}%`;
