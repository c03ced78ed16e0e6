// Cashfree's API: what it checks of a request, and what it answers.
import type { Book, CashfreeDispute, CashfreeOrder } from './cashfree.book';
import { paymentView } from './cashfree.book';

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** A body as it came. */
export type Given = Record<string, unknown>;

export const refusal = (
  status: number,
  message: string,
  code: string,
  type = 'invalid_request_error',
): ApiAnswer => ({
  status,
  body: { message, code, type, help: 'https://docs.cashfree.com/reference' },
});
export const invalid = (field: string) =>
  refusal(400, `${field} : invalid value provided`, `${field.replaceAll('.', '_')}_invalid`);
const unknownOrder = () => refusal(404, 'Order not found', 'order_not_found');

export const unauthenticated = () =>
  refusal(401, 'authentication Failed', 'request_failed', 'authentication_error');
export const tooMany = () => refusal(429, 'Too many requests from IP', 'request_failed', 'rate_limit_error');
export const broken = () => refusal(500, 'api Request Failed', 'request_failed', 'api_error');

/** Rupees with at most two decimals. */
export const isAmount = (value: unknown, least: number) =>
  typeof value === 'number' && value >= least && /^\d+(\.\d{1,2})?$/.test(String(value));
export const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);

function createOrder(book: Book, given: Given): ApiAnswer {
  const customer = (given['customer_details'] ?? {}) as Given;
  const meta = (given['order_meta'] ?? {}) as Given;
  if (!isAmount(given['order_amount'], 1)) return invalid('order_amount');
  if (given['order_currency'] !== 'INR') return invalid('order_currency');
  if (!isText(given['order_id'], /^[\w-]{3,45}$/)) return invalid('order_id');
  if (!isText(customer['customer_id'], /^[A-Za-z0-9]{3,50}$/)) return invalid('customer_details.customer_id');
  if (!isText(customer['customer_phone'], /^\+?\d{10,15}$/))
    return invalid('customer_details.customer_phone');
  if (meta['notify_url'] !== undefined && !isText(meta['notify_url'], /^https:.{1,240}$/))
    return invalid('order_meta.notify_url');
  if (meta['return_url'] !== undefined && !isText(meta['return_url'], /^https?:.{1,240}$/))
    return invalid('order_meta.return_url');
  if (meta['payment_methods'] !== undefined && !isMethods(meta['payment_methods']))
    return invalid('order_meta.payment_methods');
  if (book.order(String(given['order_id'])))
    return refusal(409, 'order with same id is already present', 'order_already_exists');
  return { status: 200, body: orderView(book.open(given as Partial<CashfreeOrder>)) };
}

const methods = new Set(
  'cc,dc,ccc,ppc,nb,upi,paypal,app,paylater,cardlessemi,dcemi,ccemi,banktransfer,applepay'.split(','),
);
/** A list of what an order may be paid with. */
const isMethods = (value: unknown) =>
  typeof value === 'string' && value.split(',').every((one) => methods.has(one));

const orderView = (order: CashfreeOrder) => ({
  ...order,
  entity: 'order',
  order_note: null,
  order_tags: null,
});

function terminate(order: CashfreeOrder, given: Given): ApiAnswer {
  if (given['order_status'] !== 'TERMINATED') return invalid('order_status');
  if (order.order_status !== 'ACTIVE') return refusal(400, 'Order is not active', 'order_inactive');
  order.order_status = 'TERMINATED';
  return { status: 200, body: orderView(order) };
}

function refund(book: Book, order: CashfreeOrder, given: Given): ApiAnswer {
  const id = given['refund_id'];
  if (!isText(id, /^[\w-]{3,40}$/)) return invalid('refund_id');
  if (!isAmount(given['refund_amount'], 0.01)) return invalid('refund_amount');
  const paid = book.attempts(order.order_id).filter(({ payment_status }) => payment_status === 'SUCCESS');
  const before = book.refunds(order.order_id);
  const rupees = (rows: number[]) => Math.round(rows.reduce((sum, row) => sum + row * 100, 0));
  const left = rupees(paid.map((row) => row.payment_amount)) - rupees(before.map((row) => row.refund_amount));
  if (Math.round(Number(given['refund_amount']) * 100) > left || !paid[0])
    return refusal(400, 'Refund amount exceeds the amount left to refund', 'refund_amount_invalid');
  // Last of all: once everything went back, the same refund is refused for its amount.
  if (before.some(({ refund_id }) => refund_id === id))
    return refusal(409, 'refund with same id is already present', 'refund_already_exists');
  const made = book.refund({
    refund_id: String(id),
    order_id: order.order_id,
    cf_payment_id: paid[0].cf_payment_id,
    refund_amount: Number(given['refund_amount']),
    refund_status: 'PENDING',
    refund_type: 'MERCHANT_INITIATED',
  });
  return { status: 200, body: { ...made, entity: 'refund', refund_currency: 'INR' } };
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** Order pay: UPI links for phones, a QR for desks. */
function payBySession(book: Book, given: Given, offersUpi: boolean): ApiAnswer {
  const order = book.orderOfSession(String(given['payment_session_id']));
  const upi = ((given['payment_method'] ?? {}) as Given)['upi'] as Given | undefined;
  if (!order)
    return refusal(400, 'payment_session_id is not present or is invalid', 'payment_session_id_invalid');
  if (!offersUpi) return refusal(400, 'transactions are not enabled for your account', 'request_failed');
  if (order.order_status !== 'ACTIVE') return refusal(400, 'Order is no longer active', 'order_inactive');
  const channel = upi?.['channel'];
  const minutes = upi?.['upi_expiry_minutes'];
  if (minutes !== undefined && !(Number.isInteger(minutes) && Number(minutes) >= 5 && Number(minutes) <= 15))
    return invalid('payment_method.upi.upi_expiry_minutes');
  if (channel !== 'link' && channel !== 'qrcode') return invalid('payment_method');
  const attempt = book.attempt(order.order_id, 'NOT_ATTEMPTED');
  const intent = `pay?pa=cf.haat@cashfree&pn=Haat&am=${order.order_amount.toFixed(2)}&cu=INR&tr=${attempt.cf_payment_id}`;
  const payload =
    channel === 'qrcode'
      ? { qrcode: `data:image/png;base64,${dot}` }
      : {
          default: `upi://${intent}`,
          gpay: `tez://upi/${intent}`,
          phonepe: `phonepe://${intent}`,
          paytm: `paytmmp://${intent}`,
          bhim: `bhim://upi/${intent}`,
        };
  return {
    status: 200,
    body: {
      action: 'custom',
      cf_payment_id: attempt.cf_payment_id,
      channel,
      payment_amount: order.order_amount,
      payment_method: 'upi',
      data: { url: null, payload, content_type: null, method: null },
    },
  };
}

/** One page of what was settled, and a cursor while there is more. */
function listSettlements(book: Book, given: Given): ApiAnswer {
  const { limit = 10, cursor } = (given['pagination'] ?? {}) as { limit?: number; cursor?: string | null };
  const filters = (given['filters'] ?? {}) as Given;
  if (limit > 1_000) return invalid('pagination.limit');
  if (!filters['start_date'] && !filters['cf_settlement_ids']) return invalid('filters');
  const from = Number(cursor ?? 0);
  const all = book.settlements();
  const isLast = from + limit >= all.length;
  return {
    status: 200,
    body: { data: all.slice(from, from + limit), cursor: isLast ? null : String(from + limit), limit },
  };
}

const disputeView = (row: CashfreeDispute) => {
  const { order_id, cf_payment_id, ...dispute } = row;
  return { ...dispute, order_details: { order_id, cf_payment_id: Number(cf_payment_id) } };
};

/** `path` is what follows `/pg`. */
export function answerApi(
  book: Book,
  request: { method: string; path: string; given: Given },
  { offersUpi }: { offersUpi: boolean },
): ApiAnswer {
  const { method, given } = request;
  const [, area, id = '', part, partId] = request.path.split('/').map(decodeURIComponent);
  if (area === 'settlements' && method === 'POST') return listSettlements(book, given);
  if (area !== 'orders') return refusal(404, 'Not found', 'not_found');
  if (id === '') return createOrder(book, given);
  if (id === 'sessions') return payBySession(book, given, offersUpi);
  const order = book.order(id);
  if (!order) return unknownOrder();
  if (part === undefined && method === 'GET') return { status: 200, body: orderView(order) };
  if (part === undefined && method === 'PATCH') return terminate(order, given);
  if (part === 'payments' && method === 'GET')
    return { status: 200, body: book.attempts(id).map((attempt) => paymentView(attempt, order)) };
  if (part === 'refunds' && method === 'POST') return refund(book, order, given);
  if (part === 'disputes') return { status: 200, body: book.disputes(id).map(disputeView) };
  const refunds = book.refunds(id);
  if (part === 'refunds' && partId === undefined) return { status: 200, body: refunds };
  const found = refunds.find((row) => row.refund_id === partId);
  return found ? { status: 200, body: found } : refusal(404, 'Refund not found', 'refund_not_found');
}
