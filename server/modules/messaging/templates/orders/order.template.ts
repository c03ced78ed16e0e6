import { t } from '@haat/i18n';
import type { Notice } from '../../sending/notice';
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

type Of<Template extends Notice['template']> = Extract<Notice, { template: Template }>;

export function writeReceipt(notice: Of<'receipt'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, accessUrl, receiptUrl, isInvoice } =
    notice;
  const paper = isInvoice ? t('Your tax invoice as a PDF') : t('Your receipt as a PDF');
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
    ...(receiptUrl ? [{ link: receiptUrl, does: paper }] : []),
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

export function writeSale(notice: Of<'sale'>, sender: Sender): Written {
  const { sellerId, phone, email, productTitle, amount, net, orderId } = notice;
  const variables = () => ({
    product: plain(productTitle, something()),
    amount: rupees(amount),
    net: rupees(net),
  });
  const link = `${sender.origin}/transaction?sale=${orderId}`;
  const title = t('You sold {product}', { product: productTitle });
  const lines = [
    t('You sold {product} for {sum}. {net} reaches your wallet.', {
      product: productTitle,
      sum: money(amount),
      net: money(net),
    }),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Buyer paid|label'), value: money(amount) },
        { label: t('You receive|label'), value: money(net), isSum: true as const },
      ],
    },
    { link, does: t('View sale') },
    orderLine(orderId),
  ];
  return {
    sms: phone === null ? null : sms(phone, 'sale', variables, sender),
    mail: email === null ? null : mail(email, title, lines, sender),
    push: {
      accountId: sellerId,
      title,
      text: t('{sum} paid. {net} reaches your wallet.', { sum: money(amount), net: money(net) }),
      link,
    },
  };
}

export function writeRefund(notice: Of<'refund'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, notePath, isCreditNote, isTold } = notice;
  const variables = () => ({
    seller: plain(sellerName, someone()),
    amount: rupees(amount),
    product: plain(productTitle, something()),
    order: orderId,
  });
  const about = { sum: money(amount), product: productTitle };
  const lines = [
    ...(isTold
      ? [
          isCreditNote
            ? t('Your bank refunded you {sum} for {product}. This is the credit note for it.', about)
            : t('Your bank refunded you {sum} for {product}. This is the refund note for it.', about),
        ]
      : [
          t('{seller} refunded {sum} for {product}.', { ...about, seller: sellerName || t('The seller') }),
          t('It should reach the account you paid from in 5 to 7 working days.'),
        ]),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        {
          label: isTold ? t('Refunded|label') : t('Refund to you|label'),
          value: about.sum,
          isSum: true as const,
        },
      ],
    },
    ...(notePath
      ? [
          {
            link: sender.origin + notePath,
            does: isCreditNote ? t('Your credit note as a PDF') : t('Your refund note as a PDF'),
          },
        ]
      : []),
    orderLine(orderId),
  ];
  const product = { product: productTitle };
  const note = isCreditNote
    ? t('Your credit note for {product}', product)
    : t('Your refund note for {product}', product);
  const subject = isTold ? note : t('Your refund for {product}', product);
  return {
    sms: isTold ? null : sms(phone, 'refund', variables, sender),
    mail: email === null ? null : mail(email, subject, lines, sender),
    push: null,
  };
}

export function writeUnpaid(notice: Of<'unpaid'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount } = notice;
  const variables = () => ({
    amount: rupees(amount),
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    order: orderId,
  });
  const lines = [
    t('Your payment of {sum} to {seller} for {product} failed.', {
      sum: money(amount),
      seller: sellerName || someone(),
      product: productTitle,
    }),
    t('If money was debited from your account, it is refunded automatically within 3 working days.'),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Seller|label'), value: sellerName || someone() },
        { label: t('Amount|label'), value: money(amount) },
      ],
    },
    { link: `${sender.origin}/cashfree?id=${orderId}&back=1`, does: t('View order status') },
    orderLine(orderId),
  ];
  const subject = t('Your payment for {product} failed', { product: productTitle });
  return {
    sms: sms(phone, 'unpaid', variables, sender),
    mail: email === null ? null : mail(email, subject, lines, sender),
    push: null,
  };
}
