// What several pieces in one order cost and are called, on both sides.

/** Paise that all pieces cost before what comes off the order. The one place where a price is multiplied. */
export const priceOfAll = (each: number, quantity: number): number => each * quantity;

/** Paise that one piece cost, of what was paid and what came off. The inverse of `priceOfAll`. */
export const eachOf = (
  { amount, discount }: { amount: number; discount: number },
  quantity: number,
): number => (amount + discount) / quantity;

/** What an order is for: the title, with the number of pieces before it where they are several. */
export const piecesTitle = (title: string, quantity = 1): string =>
  quantity > 1 ? `${quantity} × ${title}` : title;
