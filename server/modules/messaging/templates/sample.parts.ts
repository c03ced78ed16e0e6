// What the samples of notifications have in common.

const sellerId = '0193b2aa-0000-7000-8000-000000000001';
const holderId = '0193b2aa-0000-7000-8000-000000000002';
const buyer = { phone: '+919876543210', email: 'kabir@example.com' };
const creator = { phone: '+919820012345', email: 'meera@example.com' };
const sold = {
  orderId: '8FzKq3mNpR7tVx2W',
  productTitle: 'Sourdough in a weekend',
  sellerName: 'Meera Kulkarni',
  amount: 49_900,
};
const origin = 'https://haat.example';
const until = '2026-11-24T05:00:00.000Z';
const request = { ...sold, number: 1, reason: 'The third video does not play.', buyerName: 'Kabir Rao' };

export const sample = { sellerId, holderId, buyer, creator, sold, origin, until, asked: request };
