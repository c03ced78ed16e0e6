import { signInMachine } from '@haat/machines/sign-in';
import { sampleRefusal, sampleToken, sampleUser } from '@haat/machines/testing';
import { script } from '../../script';

const signedIn = { user: sampleUser, token: sampleToken };

export const signIn = script({
  machine: signInMachine,
  input: {},
  events: {
    'phone.edit': { type: 'phone.edit' },
    'phone.submit': { type: 'phone.submit', phone: '98765 43210' },
    'phone.submit: nothing': { type: 'phone.submit', phone: '' },
    'phone.choose': { type: 'phone.choose' },
    'email.edit': { type: 'email.edit' },
    'email.submit': { type: 'email.submit', email: 'meera@example.in' },
    'email.submit: nothing': { type: 'email.submit', email: '' },
    'email.choose': { type: 'email.choose' },
    'google.credential': { type: 'google.credential', gtoken: 'credential' },
    'otp.edit': { type: 'otp.edit' },
    'otp.submit': { type: 'otp.submit', otp: '123456' },
    'otp.submit: two digits': { type: 'otp.submit', otp: '12' },
    'otp.resend': { type: 'otp.resend' },
    'address.change': { type: 'address.change' },
  },
  ownEvents: ['resend.opened'],
  answers: {
    sendOtp: { 'on its way': { resendAfterSeconds: 30, sentAt: 0 } },
    verifyOtp: { 'user and token': signedIn },
    verifyGoogle: { 'user and token': signedIn },
  },
  failures: {
    sendOtp: { refused: sampleRefusal(429, 'Wait a little') },
    verifyOtp: { refused: sampleRefusal(401, 'That code is not right') },
    verifyGoogle: { refused: sampleRefusal(401, 'Google did not vouch for that') },
  },
});
