import { addAddressMachine } from '@haat/machines/add-address';
import { ApiError } from '@haat/machines/failure';
import { sampleRefusal, sampleUser } from '@haat/machines/testing';
import { script } from '../../script';

export const addAddress = script({
  machine: addAddressMachine,
  events: {
    'address.add: phone': { type: 'address.add', channel: 'phone' },
    'address.add: e-mail': { type: 'address.add', channel: 'email' },
    'address.edit': { type: 'address.edit' },
    'address.submit': { type: 'address.submit', address: 'meera@example.in' },
    'address.change': { type: 'address.change' },
    'otp.edit': { type: 'otp.edit' },
    'otp.submit': { type: 'otp.submit', otp: '123456' },
    'otp.resend': { type: 'otp.resend' },
    'code.submit': { type: 'code.submit', code: '123456' },
    'code.leave': { type: 'code.leave' },
    close: { type: 'close' },
  },
  ownEvents: ['resend.opened'],
  answers: {
    startAddress: { 'on its way': { resendAfterSeconds: 30, sentAt: 0 } },
    proveAddress: { 'the user': sampleUser },
  },
  failures: {
    proveAddress: {
      taken: sampleRefusal(409, 'Another account signs in with this address'),
      'code needed': new ApiError({
        status: 403,
        code: 'step_up_needed',
        message: 'Money is tied to this account: confirm with a code',
      }),
      'code wrong': new ApiError({
        status: 401,
        code: 'otp_wrong',
        message: 'That code is not right',
        fields: { stepUp: 'That code is not right' },
      }),
    },
  },
});
