import type { PublicProduct, Reduced } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import type { Automatic } from './automatic.store';
import { type DiscountRow, findByCode } from './discount.repository';
import { codeOf } from './discount.rules';
import { statusAt } from './discount.status';
import { publicDiscountOf, shownPrice } from './discount-amount.rules';
import { refusalOf, refused, unknownCode } from './refusal.text';

/** A product as everybody sees it, and whose it is. */
interface Shown {
  product: PublicProduct;
  sellerId: string;
}

export interface DiscountQuotes {
  /**
   * A product at the prices it has now for whoever comes with this code, or with none: the better of the code and of what is given by
   * itself, as an order will have it.
   * @throws Refusal 422 naming `discountCode` for a code that takes nothing off
   */
  show(entry: Shown, code: string | null): Promise<PublicProduct>;
  /** As `show`, the prices alone. */
  demand(entry: Shown, code: string | null): Promise<Reduced>;
}

const isShown = ({ reduction }: PublicProduct): boolean => reduction !== undefined;

const hasOpen = ({ prices }: PublicProduct): boolean => prices.some(({ type }) => type === 'open');

/** Paise that come off the prices in all: which of two discounts is the better one for who chooses last. */
const savedIn = (product: PublicProduct, { prices }: PublicProduct): number =>
  prices.reduce((sum, price, index) => {
    const usual = product.prices[index]?.amount ?? 0;
    return sum + usual - Math.min(price.amount, price.firstAmount ?? price.amount);
  }, 0);

export function createDiscountQuotes(
  { clock, config, database }: Pick<Deps, 'clock' | 'config' | 'database'>,
  { automatic }: { automatic: Automatic },
): DiscountQuotes {
  function reduced(product: PublicProduct, row: DiscountRow): PublicProduct {
    const prices = product.prices.map((price) => shownPrice(row, price, config.price.least));
    const reduction = publicDiscountOf(row, prices);
    const isSame = prices.every((price, index) => price === product.prices[index]);
    return isSame && reduction.open === null ? product : { ...product, prices, reduction };
  }

  async function byItself({ product, sellerId }: Shown): Promise<PublicProduct> {
    const now = clock.now();
    return (await automatic.of(sellerId)).reduce((best, row) => {
      if ((row.product_id !== null && row.product_id !== product.id) || statusAt(row, now) !== 'active')
        return best;
      const shown = reduced(product, row);
      // What needs more than one piece to take something off is not promised to everybody; the order has it.
      if (!isShown(shown) || !(hasOpen(shown) || savedIn(product, shown) > 0)) return best;
      return !isShown(best) || savedIn(product, shown) > savedIn(product, best) ? shown : best;
    }, product);
  }

  async function byCode({ product, sellerId }: Shown, code: string): Promise<PublicProduct> {
    const row = await findByCode(database.db, sellerId, code);
    if (!row || (row.product_id !== null && row.product_id !== product.id)) throw unknownCode();
    const refusal = refusalOf(statusAt(row, clock.now()), row);
    if (refusal) throw refusal;
    const shown = reduced(product, row);
    if (!isShown(shown)) throw refused('discount_not_for_this', 'This code does not apply to these prices');
    return shown;
  }

  async function show(entry: Shown, typed: string | null): Promise<PublicProduct> {
    const code = codeOf(typed);
    const given = await byItself(entry);
    if (code === null) return given;
    const shown = await byCode(entry, code);
    return savedIn(entry.product, given) > savedIn(entry.product, shown) ? given : shown;
  }

  return {
    show,
    async demand(entry, code) {
      const { prices, reduction = null } = await show(entry, code);
      return { prices, reduction };
    },
  };
}
