import { checkoutMachine } from '@haat/machines/checkout';
import { sampleOrder, samplePlaced, sampleRefusal } from '@haat/machines/testing';
import { script } from '../../script';

const orders = ['awaitingPayment', 'fulfilled', 'failed', 'dropped', 'expired'] as const;
const played = {
  machine: checkoutMachine,
  events: {
    'details.edit': { type: 'details.edit' },
    'details.submit': { type: 'details.submit', details: { buyer: { phone: '+919876543210' } } },
    'payment.left': { type: 'payment.left' },
    'payment.returned': { type: 'payment.returned' },
    'payment.retry': { type: 'payment.retry' },
    'order.check': { type: 'order.check' },
  },
  answers: {
    placeOrder: { 'to be paid': samplePlaced, 'nothing to pay': { ...samplePlaced, status: 'fulfilled' } },
    readOrder: Object.fromEntries(orders.map((status) => [status, sampleOrder(status)])),
  },
  failures: {
    placeOrder: { refused: sampleRefusal(422, 'Check the amount') },
    readOrder: { refused: sampleRefusal(404, 'Order not found') },
  },
} as const;

/** From the details on. */
export const checkout = script({ ...played, input: { productId: '9fGhJkMn4PqRsTuV', key: 'visit' } });

/** Back from the gateway. */
export const checkoutReturn = script({ ...played, input: { orderId: samplePlaced.id } });
