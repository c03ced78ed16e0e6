import type { FeeInvoice } from '@haat/openapi';
import type { Handlers } from '../../../../platform/http/contract';
import { signedIn } from '../../../accounts';
import { feePath } from '../invoice.address';
import type { FeeInvoices } from './fee.service';

export function feeHandlers(fees: Pick<FeeInvoices, 'list'>, passOf: (subject: string) => string) {
  return {
    listFeeInvoices: async (request) => {
      const { accountId } = signedIn(request);
      const items = (await fees.list(accountId)).map(
        ({ kind, serial, month, at, fee, tax }): FeeInvoice => ({
          kind,
          serial,
          month,
          at,
          fee,
          tax,
          url: `${feePath(accountId, { serial })}?paper=${passOf(accountId)}`,
        }),
      );
      return [200, { items, next: null }];
    },
  } satisfies Handlers<'listFeeInvoices'>;
}
