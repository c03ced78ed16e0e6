import { expect, it } from 'vitest';
import { ApiError } from '../failure';
import { sampleUser, walk } from '../testing';
import { addAddressMachine } from '.';

const needed = new ApiError({ status: 403, code: 'step_up_needed', message: 'Confirm with a code' });
const wrong = { status: 401, code: 'otp_wrong', message: 'Not right', fields: { stepUp: 'Not right' } };
const error = new TypeError('Failed to fetch');
const events = [
  { type: 'address.add', channel: 'phone' },
  { type: 'address.edit' },
  { type: 'address.submit', address: '9876543210' },
  { type: 'address.change' },
  { type: 'otp.edit' },
  { type: 'otp.submit', otp: '123456' },
  { type: 'otp.resend' },
  { type: 'code.submit', code: '123456' },
  { type: 'code.leave' },
  { type: 'resend.opened' },
  { type: 'close' },
  { type: 'xstate.done.actor.startAddress', output: { resendAfterSeconds: 30, sentAt: 0 } },
  { type: 'xstate.error.actor.startAddress', error },
  { type: 'xstate.done.actor.proveAddress', output: sampleUser },
  { type: 'xstate.error.actor.proveAddress', error },
  { type: 'xstate.error.actor.proveAddress', error: needed },
  { type: 'xstate.error.actor.proveAddress', error: new ApiError(wrong) },
];

it('leaves no transition of adding an address unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: addAddressMachine,
    events,
    facet: (context) => context.isResendOpen,
  });
  console.info(`add-address: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
