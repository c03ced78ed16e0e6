import type { Phrase } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { PublicProduct } from '@haat/openapi';
import { useRef, useState } from 'react';
import { isApplied, reducedTo } from '../../document/pricing/due';
import { call } from '../api';

const silent: Phrase = 'The code could not be checked. Try again, or continue: it is checked when you pay.';

/** The product at the prices that the typed code makes, and what is wrong with that code. */
export function useCode(first: PublicProduct, firstError: string | undefined) {
  const [product, setProduct] = useState(first);
  const [error, setError] = useState(firstError);
  // The response to the latest request counts, in whatever order they arrive.
  const requestNumber = useRef(0);

  async function apply(typed: string): Promise<void> {
    requestNumber.current += 1;
    const turn = requestNumber.current;
    const code = typed.trim();
    try {
      const reduced = await call('get', '/api/public/products/{id}/discount', {
        path: { id: product.id },
        ...(code === '' ? {} : { query: { code } }),
      });
      if (turn !== requestNumber.current) return;
      setProduct(reducedTo(first, reduced));
      setError(undefined);
    } catch (problem) {
      if (turn !== requestNumber.current) return;
      setError(problem instanceof ApiError ? problem.message : silent);
    }
  }

  return {
    product,
    error,
    apply,
    /** Another code is typed: what the old one took off is not promised any more. */
    change(typed: string): void {
      setError(undefined);
      if (product.reduction?.code && !isApplied(product, typed)) void apply('');
    },
  };
}
