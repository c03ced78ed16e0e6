import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sampleRefusal, sampleToken, sampleUser } from '../testing';
import {
  selectCanResend,
  selectFailure,
  selectIsBusy,
  selectIsSending,
  selectPhone,
  selectResendAt,
  selectSignedIn,
  selectStep,
  signInMachine,
} from '.';
import { begin, phone } from './sign-in.testing';

describe('signing in', () => {
  it('leads from a phone number over its password to a token', async () => {
    const { actor, sendOtp, verifyOtp, look, askForOtp } = begin();
    expect(look(selectStep)).toBe('phone');
    await askForOtp();
    expect(sendOtp.calls).toEqual([{ channel: 'phone', address: phone }]);
    expect(look(selectStep)).toBe('otp');

    actor.send({ type: 'otp.submit', otp: '123456', name: ' Meera ' });
    expect(look(selectIsBusy)).toBe(true);
    expect(verifyOtp.calls).toEqual([
      { channel: 'phone', address: phone, otp: '123456', name: 'Meera', isPurchaser: false, refId: null },
    ]);
    await verifyOtp.answer({ user: sampleUser, token: sampleToken });

    expect(actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toEqual({ user: sampleUser, token: sampleToken });
    expect(look(selectSignedIn)).toEqual({ user: sampleUser, token: sampleToken });
  });

  it('says who comes from a preview to buy', async () => {
    const { actor, verifyOtp, askForOtp } = begin({ isPurchaser: true });
    await askForOtp();
    actor.send({ type: 'otp.submit', otp: '123456' });
    expect(verifyOtp.calls[0]).toMatchObject({ isPurchaser: true, name: undefined });
  });

  it('runs one request at a time', async () => {
    const { actor, sendOtp, verifyOtp, askForOtp } = begin();
    actor.send({ type: 'phone.submit', phone });
    actor.send({ type: 'phone.submit', phone: '+919000000000' });
    expect(sendOtp.calls).toHaveLength(1);
    await sendOtp.answer({ resendAfterSeconds: 30, sentAt: 0 });
    await askForOtp();
    actor.send({ type: 'otp.submit', otp: '123456' });
    actor.send({ type: 'otp.submit', otp: '123456' });
    actor.send({ type: 'otp.resend' });
    actor.send({ type: 'address.change' });
    expect(verifyOtp.calls).toHaveLength(1);
    expect(sendOtp.calls).toHaveLength(1);
  });

  it.each([
    ['the words of the server', sampleRefusal(429, 'Wait 12 minutes'), 'Wait 12 minutes'],
    [
      'its own words when the server could not be reached',
      new TypeError('Failed to fetch'),
      'An error occurred while sending OTP',
    ],
  ])('shows %s when sending fails, and keeps the number', async (_, error, message) => {
    const { actor, sendOtp, look } = begin();
    actor.send({ type: 'phone.submit', phone });
    await sendOtp.fail(error);
    expect(look(selectStep)).toBe('phone');
    expect(look(selectFailure)?.message).toBe(message);
    expect(look(selectPhone)).toBe(phone);
    actor.send({ type: 'phone.edit' });
    expect(look(selectFailure)).toBeNull();
  });

  it.each([
    ['the words of the server', sampleRefusal(401, 'That code is not right'), 'That code is not right'],
    [
      'its own words when the server could not be reached',
      new TypeError('Failed to fetch'),
      'OTP verification failed',
    ],
  ])('shows %s when verifying fails, and lets it be tried again', async (_, error, message) => {
    const { actor, verifyOtp, look, askForOtp } = begin();
    await askForOtp();
    actor.send({ type: 'otp.submit', otp: '000000' });
    await verifyOtp.fail(error);
    expect(look(selectStep)).toBe('otp');
    expect(look(selectFailure)?.message).toBe(message);
    actor.send({ type: 'otp.edit' });
    expect(look(selectFailure)).toBeNull();
    actor.send({ type: 'otp.submit', otp: '123456' });
    expect(verifyOtp.calls).toHaveLength(2);
  });

  it('asks for what is not there yet', async () => {
    const { actor, sendOtp, verifyOtp, look, askForOtp } = begin();
    actor.send({ type: 'phone.submit', phone: ' ' });
    expect(look(selectFailure)?.fields).toEqual({ phone: 'Enter your mobile number' });
    expect(sendOtp.calls).toHaveLength(0);
    await askForOtp();
    actor.send({ type: 'otp.submit', otp: '123' });
    expect(look(selectFailure)?.fields).toEqual({ otp: 'Enter all six digits' });
    expect(verifyOtp.calls).toHaveLength(0);
  });

  it('sends another password after the wait, which a wrong one does not start anew', async () => {
    const { actor, clock, sendOtp, verifyOtp, look, askForOtp } = begin();
    await askForOtp();
    expect(look(selectResendAt)).toBe(31_000);
    actor.send({ type: 'otp.resend' });
    expect(sendOtp.calls).toHaveLength(1);

    clock.increment(20_000);
    actor.send({ type: 'otp.submit', otp: '000000' });
    await verifyOtp.fail(sampleRefusal(401, 'That code is not right'));
    expect(look(selectCanResend)).toBe(false);
    clock.increment(10_000);
    expect(look(selectCanResend)).toBe(true);
    expect(look(selectResendAt)).toBeNull();

    actor.send({ type: 'otp.resend' });
    expect(look(selectIsSending)).toBe(true);
    expect(look(selectStep)).toBe('otp');
    await sendOtp.answer({ resendAfterSeconds: 30, sentAt: 40_000 });
    expect(look(selectCanResend)).toBe(false);
    clock.increment(30_000);
    expect(look(selectCanResend)).toBe(true);
  });

  it('can ask again at once when sending another password failed', async () => {
    const { actor, clock, sendOtp, look, askForOtp } = begin();
    await askForOtp();
    clock.increment(30_000);
    actor.send({ type: 'otp.resend' });
    await sendOtp.fail(new TypeError('Failed to fetch'));
    expect(look(selectFailure)?.message).toBe('An error occurred while sending OTP');
    expect(look(selectCanResend)).toBe(true);
  });

  it('goes back to the number and forgets the wait of the old one', async () => {
    const { actor, clock, look, askForOtp } = begin();
    await askForOtp();
    actor.send({ type: 'address.change' });
    expect(look(selectStep)).toBe('phone');
    await askForOtp();
    clock.increment(29_000);
    expect(look(selectCanResend)).toBe(false);
  });

  it('says plainly when a port was forgotten, but not to people', async () => {
    const actor = createActor(signInMachine, { input: {} });
    actor.start();
    actor.send({ type: 'phone.submit', phone });
    await new Promise((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot().context.failure?.message).toBe('An error occurred while sending OTP');
  });
});
