import { expect, it } from 'vitest';
import { viaOf } from './cashfree.via';

it.each([
  [{ upi: { channel: 'collect', upi_id: 'asha.verma@okhdfcbank' } }, 'Google Pay'],
  [{ upi: { channel: 'link', upi_id: '9876543210@ybl' } }, 'PhonePe'],
  [{ upi: { upi_id: 'asha@sbi' } }, '@sbi'],
  [{ upi: { upi_id: null } }, null],
  [{ upi: { upi_id: 'no address' } }, null],
  [{ netbanking: { netbanking_bank_name: 'State Bank of India' } }, 'State Bank of India'],
  [{ card: { card_bank_name: 'HDFC Bank', card_number: 'XXXXXXXXXXXX1111' } }, 'HDFC Bank'],
  [{ app: { provider: 'paytm', phone: '9876543210' } }, 'paytm'],
  [{ card: { card_network: 'visa' } }, null],
  [null, null],
  ['upi', null],
])('%j was made with %s, and nobody’s account is read', (method, via) => {
  expect(viaOf(method)).toBe(via);
});
