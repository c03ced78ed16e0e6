import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import {
  mail,
  money,
  orderLine,
  rupees,
  type Sender,
  sms,
  someone,
  something,
  type Written,
} from '../templates.parts';

/** Somebody has paid. */
interface ReceiptNotice {
  template: 'receipt';
  /** Which sending this is, when it is not the first. */
  again?: number;
  phone: string;
  email: string | null;
  orderId: string;
  productTitle: string;
  sellerName: string;
  amount: number;
  /** Signed: opens what was bought without sign-in. */
  accessUrl: string;
  /** Signed likewise: the receipt as a PDF. Not in notices written before there were any. */
  receiptUrl?: string;
  /** It is a tax invoice, not a receipt. */
  isInvoice?: boolean;
}

function writeReceipt(notice: ReceiptNotice, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, accessUrl, receiptUrl, isInvoice } =
    notice;
  const document = isInvoice ? t('Your tax invoice as a PDF') : t('Your receipt as a PDF');
  const variables = () => ({
    amount: rupees(amount),
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    link: accessUrl,
  });
  const lines = [
    t('You paid {sum} to {seller} for {product}.', {
      sum: money(amount),
      seller: sellerName || someone(),
      product: productTitle,
    }),
    { link: accessUrl, does: t('Open what you bought') },
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Seller|label'), value: sellerName || someone() },
        { label: t('You paid|label'), value: money(amount), isSum: true as const },
      ],
    },
    ...(receiptUrl ? [{ link: receiptUrl, does: document }] : []),
    orderLine(orderId),
  ];
  return {
    sms: sms(phone, 'receipt', variables, sender),
    mail:
      email === null
        ? null
        : mail(email, t('Your receipt for {product}', { product: productTitle }), lines, sender),
    push: null,
  };
}

export const receiptNotification = defineNotification<ReceiptNotice>({
  template: 'receipt',
  event: null,
  keyOf: ({ orderId, again }) => (again ? `${orderId} ${again}` : orderId),
  write: writeReceipt,
  samples: () => [
    {
      template: 'receipt',
      ...sample.buyer,
      ...sample.sold,
      accessUrl: `${sample.origin}/access/${sample.sold.orderId}?k=abc`,
      receiptUrl: `${sample.origin}/access/${sample.sold.orderId}/papers/receipt.pdf?k=abc`,
    },
  ],
});
