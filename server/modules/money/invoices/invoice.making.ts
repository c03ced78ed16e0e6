import { eachOf } from '@haat/kinds/parts/pieces';
import type { Business } from './business/business.service';
import type { InvoiceFacts, TaxFacts } from './invoice.facts';
import type { PaidRow, Wanted } from './invoice.repository';
import { gstInPart, gstInside, kindOf, sacOf } from './tax/gst.rules';

/** The receipt of a sale, or its tax invoice when it was sold under a GSTIN. */
export function invoiceOf(
  sellerId: string,
  row: PaidRow,
  { sellerName, business }: { sellerName: string; business: Business | null },
): Wanted {
  return {
    sellerId,
    orderId: row.id,
    reference: row.id,
    at: row.paid_at,
    facts: {
      kind: business ? 'invoice' : 'receipt',
      at: row.paid_at.toISOString(),
      orderId: row.id,
      sellerName,
      buyerName: row.buyer_name,
      buyerEmail: row.buyer_email,
      phoneEnding: row.buyer_phone.slice(-4),
      title: row.title,
      amount: row.amount,
      ...(row.quantity > 1 && { pieces: { quantity: row.quantity, each: eachOf(row, row.quantity) } }),
      method: row.method,
      against: null,
      ...(row.buyer_language === 'hi' && { language: row.buyer_language }),
      ...(business && { tax: taxFactsOf(row, business) }),
    },
  };
}

function taxFactsOf(row: PaidRow, business: Business): TaxFacts {
  const placeOfSupply = row.buyer_state ?? business.stateCode;
  const basisPoints = row.gst_basis_points ?? 0;
  const inside = (price: number) => gstInside(price, basisPoints, kindOf(business.stateCode, placeOfSupply));
  const parts = inside(row.amount);
  return {
    seller: { gstin: business.gstin, legalName: business.legalName, address: business.address },
    buyer: { gstin: row.buyer_gstin, address: row.buyer_address },
    placeOfSupply,
    sac: sacOf(row.kind),
    basisPoints,
    discount: inside(row.amount + row.discount).taxable - parts.taxable,
    parts,
    mark: business.mark,
    againstAt: null,
  };
}

/** What says that `amount` paise of a document went back, `before` paise after what had gone back already. */
export function noteOn(
  document: InvoiceFacts,
  { amount, before, at }: { amount: number; before: number; at: Date },
): Omit<InvoiceFacts, 'serial'> {
  const { tax, pieces, ...rest } = document;
  return {
    ...rest,
    // A part of the money is no number of pieces.
    ...(pieces && amount === document.amount && { pieces }),
    kind: tax ? 'creditNote' : 'refund',
    at: at.toISOString(),
    amount,
    against: document.serial,
    ...(tax && {
      tax: {
        ...tax,
        discount: 0,
        parts: gstInPart(tax.parts, { price: document.amount, before, amount }),
        againstAt: document.at,
      },
    }),
  };
}
