import type { PublicProduct } from '@haat/openapi';
import { Refusal } from '../../../../platform/http/errors';
import type { StorefrontDependencies } from '../storefront.parts';

interface ShownProduct {
  product: PublicProduct;
  /** The code that was asked for, where it takes nothing off, and why, for people. */
  refusedCode?: { code: string; message: string };
}

/** A product at the prices that it has with the code of an address or a form; a code that takes nothing off leaves the usual ones. */
export async function shownProduct(
  { discounts }: Pick<StorefrontDependencies, 'discounts'>,
  entry: Parameters<StorefrontDependencies['discounts']['show']>[0],
  typed: string,
): Promise<ShownProduct> {
  const code = typed.trim().slice(0, 40);
  try {
    return { product: await discounts.show(entry, code) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { product: await discounts.show(entry, null), refusedCode: { code, message: error.message } };
  }
}
