import type { BuyerRefund, OpenRefundRequests, RefundRequest } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import type { Notifier } from '../../messaging';
import { type Checkout, partToReturn, type RefundAuthorization } from '../checkout';
import { createRequestNotices } from './request.notices';
import {
  changeRequest,
  type ExistingRequest,
  findOpenOf,
  findRequestRefunds,
  findRequests,
  findSold,
  insertRequest,
  lockBought,
  lockSold,
  type OrderRow,
  type RequestRow,
} from './request.repository';
import {
  amountDue,
  canRequest,
  isOpen,
  refundKey,
  refusalOf,
  statusAfter,
  statusAfterAnswer,
  times,
} from './request.rules';
import { timelineOf, viewRequest } from './request.view';

export interface RequestDependencies {
  checkout: Pick<Checkout, 'refund' | 'refundLimit'>;
  notify: Pick<Notifier, 'notify'>;
}

export type RequestDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'random'>;

/** Who answers a request, and how. */
export interface Answer {
  isGranted: boolean;
  message?: string | undefined;
  by: 'seller' | 'operator';
  /** A code of `POST /api/step-up`, with which a seller may give more back in a day. */
  stepUp?: string | undefined;
}

interface RequestContext extends RequestDeps {
  dependencies: RequestDependencies;
  notices: ReturnType<typeof createRequestNotices>;
}

function view({ clock }: RequestContext, order: OrderRow, requests: readonly ExistingRequest[]): BuyerRefund {
  const [newest] = requests;
  return {
    refundable: canRequest(order, requests, clock.now()),
    request: newest ? viewRequest(newest) : null,
  };
}

/** The buyer's order and its requests, nobody changing them meanwhile. */
async function withBuyerOrder<T>(
  { database }: RequestContext,
  phones: readonly string[],
  orderId: string,
  work: (trx: Tx, order: OrderRow, requests: ExistingRequest[]) => Promise<T>,
): Promise<T> {
  return database.tx(async (trx) => {
    const order = phones.length > 0 ? await lockBought(trx, phones, orderId) : null;
    if (!order) throw notFound('Purchase not found');
    return work(trx, order, await findRequests(trx, order.seller_id, orderId));
  });
}

async function currentView(context: RequestContext, trx: Tx, order: OrderRow) {
  return view(context, order, await findRequests(trx, order.seller_id, order.id));
}

/** Ends a request in the caller's transaction and tells the buyer; false when somebody else has ended it. */
async function end(
  { clock, notices }: RequestContext,
  trx: Tx,
  order: OrderRow,
  request: ExistingRequest,
  { amount, ...answer }: Answer & { amount: number },
): Promise<boolean> {
  const status = statusAfterAnswer(request, answer);
  if (!status) return false;
  const message = answer.message?.trim() || null;
  await changeRequest(trx, request, {
    status,
    message,
    answered_by: answer.by,
    ended_at: clock.now(),
  });
  const { isGranted, by } = answer;
  await notices.answered(trx, order, { ...request, amount }, { isGranted, message, by });
  return true;
}

async function newestOf(
  { database }: RequestContext,
  sellerId: string,
  orderId: string,
): Promise<ExistingRequest | null> {
  const [newest] = await findRequests(database.db, sellerId, orderId);
  return newest ?? null;
}

/**
 * Gives back what a request still wants and answers how much that was. Its key makes it one refund however often this is tried; only
 * after one that failed another is made.
 */
async function refundRequest(
  { database, dependencies }: RequestContext,
  request: ExistingRequest,
  authorization: RefundAuthorization | undefined,
): Promise<number> {
  const { seller_id: sellerId, order_id: orderId, reason } = request;
  const requestRefunds = await findRequestRefunds(database.db, request, refundKey(request));
  const open = requestRefunds.find(({ status }) => status !== 'failed');
  const amount = open?.amount ?? amountDue(request);
  const key = open?.key ?? refundKey(request, requestRefunds.length);
  if (amount > 0)
    await dependencies.checkout.refund(sellerId, orderId, { amount, reason, key }, authorization);
  return amount;
}

/**
 * @throws Refusal 404 (nothing was asked), 409 (answered otherwise, or the refund is not possible), 422 (a no without words)
 */
async function answer(
  context: RequestContext,
  sellerId: string,
  orderId: string,
  given: Answer,
): Promise<RefundRequest> {
  if (!given.isGranted && !given.message?.trim())
    throw invalid({ message: 'Give a reason: the buyer reads it' });
  const request = await newestOf(context, sellerId, orderId);
  if (!request) throw notFound('There is no refund request for this sale');
  // Before the answer is written: what the buyer is told has happened.
  const isGiven = given.isGranted && statusAfterAnswer(request, given) !== null;
  const amount =
    (isGiven &&
      (await refundRequest(
        context,
        request,
        given.by === 'seller' ? { stepUp: given.stepUp } : undefined,
      ))) ||
    request.amount;
  await context.database.tx(async (trx) => {
    const order = await lockSold(trx, sellerId, orderId);
    const current = (await findRequests(trx, sellerId, orderId)).find(
      ({ number }) => number === request.number,
    );
    if (!order || !current) throw notFound('There is no refund request for this sale');
    if (await end(context, trx, order, current, { ...given, amount })) return;
    if (current.status !== (given.isGranted ? 'granted' : 'refused'))
      throw conflict('answered', 'This request was already answered or withdrawn');
  });
  context.jobs.kick();
  return viewRequest((await newestOf(context, sellerId, orderId)) as ExistingRequest);
}

/** @throws Refusal 404, 409 (nothing may be asked), 422 (not such an amount) */
async function create(
  context: RequestContext,
  phones: readonly string[],
  orderId: string,
  input: { amount?: number | undefined; reason: string },
): Promise<BuyerRefund> {
  const { clock, notices } = context;

  const reason = input.reason.trim();
  if (!reason) throw invalid({ reason: 'Give a reason: the creator reads it' });
  const answered = await withBuyerOrder(context, phones, orderId, async (trx, order, requests) => {
    const running = requests.find(isOpen);
    // Pressed twice.
    if (running?.reason === reason && (input.amount ?? running.amount) === running.amount)
      return view(context, order, requests);
    const now = clock.now();
    if (canRequest(order, requests, now) === 0) throw refusalOf(order, requests);
    const { amount } = partToReturn(order, input.amount);
    const request: RequestRow = {
      seller_id: order.seller_id,
      order_id: order.id,
      number: requests.length + 1,
      status: 'asked',
      amount,
      reason,
      message: null,
      answered_by: null,
      at: now,
      lapses_at: new Date(now.getTime() + times.answerWithin),
      reminded_at: null,
      ended_at: null,
    };
    await insertRequest(trx, request);
    await notices.asked(trx, order, request, 'asked');
    await notices.received(trx, order, request);
    return currentView(context, trx, order);
  });
  context.jobs.kick();
  return answered;
}

/** @throws Refusal 404, 409 (nothing is open, or its refund is under way) */
function withdraw(context: RequestContext, phones: readonly string[], orderId: string): Promise<BuyerRefund> {
  return withBuyerOrder(context, phones, orderId, async (trx, order, requests) => {
    const [newest] = requests;
    const status = newest && statusAfter(newest, 'request.withdrawn');
    if (!newest || (!status && newest.status !== 'withdrawn'))
      throw conflict('nothing_asked', 'There is no request to withdraw');
    if (status) {
      const refunds = await findRequestRefunds(trx, newest, refundKey(newest));
      // The creator has said yes, and the gateway has not answered yet.
      if (refunds.some((refund) => refund.status !== 'failed'))
        throw conflict('refund_under_way', 'Your refund is already on its way, so the request stays');
      await changeRequest(trx, newest, { status, ended_at: context.clock.now() });
    }
    return currentView(context, trx, order);
  });
}

async function listOpen({ database }: RequestContext, sellerId: string): Promise<OpenRefundRequests> {
  const rows = await findOpenOf(database.db, sellerId);
  return {
    items: rows.map((row) => ({
      orderId: row.order_id,
      title: row.title,
      buyer: row.buyer_name,
      request: viewRequest(row),
    })),
  };
}

/** The newest request of a sale and all of them as its story tells them. */
async function ofSale({ database }: RequestContext, sellerId: string, orderId: string) {
  const rows = await findRequests(database.db, sellerId, orderId);
  const [newest] = rows;
  return { request: newest ? viewRequest(newest) : null, story: rows.flatMap(timelineOf) };
}

/** What its buyer may still ask for, where it is known that they are. @throws Refusal 404 */
async function ofOrder(context: RequestContext, sellerId: string, orderId: string): Promise<BuyerRefund> {
  const { db } = context.database;
  const order = await findSold(db, sellerId, orderId);
  if (!order) throw notFound('Purchase not found');
  return view(context, order, await findRequests(db, sellerId, orderId));
}

/** Wishes for a refund. A buyer's calls are bound to verified phones, a seller's to the seller. */
export function createRequestService(deps: RequestDeps, dependencies: RequestDependencies) {
  const notices = createRequestNotices(deps, dependencies);
  const context: RequestContext = { ...deps, dependencies, notices };
  return {
    answer: (sellerId: string, orderId: string, given: Answer) => answer(context, sellerId, orderId, given),
    ofPurchase: (phones: readonly string[], orderId: string): Promise<BuyerRefund> =>
      withBuyerOrder(context, phones, orderId, async (_trx, order, requests) =>
        view(context, order, requests),
      ),
    ask: (
      phones: readonly string[],
      orderId: string,
      input: { amount?: number | undefined; reason: string },
    ) => create(context, phones, orderId, input),
    withdraw: (phones: readonly string[], orderId: string) => withdraw(context, phones, orderId),
    openOf: (sellerId: string) => listOpen(context, sellerId),
    ofOrder: (sellerId: string, orderId: string) => ofOrder(context, sellerId, orderId),
    ofSale: (sellerId: string, orderId: string) => ofSale(context, sellerId, orderId),
  };
}

export type RequestService = ReturnType<typeof createRequestService>;
