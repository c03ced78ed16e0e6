import type { Buyer } from '@haat/openapi';
import { stateOf } from '@haat/openapi/states';
import { invalid } from '../../../../platform/http/errors';
import type { Business } from '../business/business.service';
import { gstInside, kindOf, taxOf } from './gst.rules';
import { isGstin, plainGstin, stateCodeOf } from './gstin.rules';

/** What an order keeps of its GST; all null and 0 on a sale without. */
export interface Supply {
  /** Paise inside the amount. */
  tax: number;
  buyer_state: string | null;
  buyer_gstin: string | null;
  buyer_address: string | null;
  seller_gstin: string | null;
  gst_basis_points: number | null;
}

const untaxed: Supply = {
  tax: 0,
  buyer_state: null,
  buyer_gstin: null,
  buyer_address: null,
  seller_gstin: null,
  gst_basis_points: null,
};

/** Paise from which an invoice names the buyer's address (rule 46 of the CGST Rules). */
const addressFrom = 5_000_000;

/**
 * The GST of a sale of `amount` paise. Who sells without a GSTIN charges none, and what the buyer says of a State is not kept.
 * @throws Refusal 422 naming `state`, `gstin` or `address`
 */
export function supplyTo(
  buyer: Pick<Buyer, 'state' | 'gstin' | 'address'>,
  business: Business | null,
  { amount, basisPoints }: { amount: number; basisPoints: number },
): Supply {
  if (!business) return untaxed;
  const gstin = plainGstin(buyer.gstin ?? '');
  const address = (buyer.address ?? '').trim();
  const state = stateOf(buyer.state || stateCodeOf(gstin));
  const wrong: Record<string, string> = {};
  if (gstin !== '' && !isGstin(gstin))
    wrong['gstin'] = 'This is not a valid GSTIN. Check its 15 characters, or leave it empty';
  else if (gstin !== '' && state && state.code !== stateCodeOf(gstin))
    wrong['state'] = `This GSTIN is of ${stateOf(stateCodeOf(gstin))?.name}. Choose that State`;
  if (!state) wrong['state'] = 'Choose your State';
  if (address === '' && (gstin !== '' || amount >= addressFrom))
    wrong['address'] = 'Enter the name and address for the invoice';
  if (!state || Object.keys(wrong).length > 0) throw invalid(wrong);
  const parts = gstInside(amount, basisPoints, kindOf(stateCodeOf(business.gstin), state.code));
  return {
    tax: taxOf(parts),
    buyer_state: state.code,
    buyer_gstin: gstin || null,
    buyer_address: address || null,
    seller_gstin: business.gstin,
    gst_basis_points: basisPoints,
  };
}
