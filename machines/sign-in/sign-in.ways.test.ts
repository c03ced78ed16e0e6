import { describe, expect, it } from 'vitest';
import { sampleToken, sampleUser } from '../testing';
import {
  otpAsked,
  selectAddress,
  selectCanResend,
  selectEmail,
  selectFailure,
  selectIsByGoogle,
  selectPhone,
  selectResendAt,
  selectSignedIn,
  selectStep,
} from '.';
import { begin } from './sign-in.testing';

const email = 'meera@example.in';
const signedIn = { user: sampleUser, token: sampleToken };

describe('signing in otherwise than by phone', () => {
  it('leads from an e-mail address over its password to a token', async () => {
    const { actor, sendOtp, verifyOtp, look } = begin({ refId: 'MEERA1' });
    actor.send({ type: 'email.choose', phone: '98765' });
    expect(look(selectStep)).toBe('email');
    actor.send({ type: 'email.submit', email: ` ${email} ` });
    expect(sendOtp.calls).toEqual([{ channel: 'email', address: email }]);
    expect(look(selectStep)).toBe('email');
    await sendOtp.answer({ resendAfterSeconds: 30, sentAt: 0 });
    expect(look(selectAddress)).toBe(email);
    actor.send({ type: 'otp.submit', otp: '123456' });
    expect(verifyOtp.calls[0]).toMatchObject({ channel: 'email', address: email, refId: 'MEERA1' });
    await verifyOtp.answer(signedIn);
    expect(actor.getSnapshot().output).toEqual(signedIn);
  });

  it('keeps what was typed of either way when people go to and fro', async () => {
    const { actor, sendOtp, look } = begin();
    actor.send({ type: 'email.choose', phone: '98765' });
    actor.send({ type: 'phone.choose', email: 'mee' });
    expect(look(selectStep)).toBe('phone');
    expect([look(selectPhone), look(selectEmail)]).toEqual(['98765', 'mee']);
    actor.send({ type: 'email.choose' });
    actor.send({ type: 'email.submit', email });
    await sendOtp.fail(new TypeError('Failed to fetch'));
    expect(look(selectStep)).toBe('email');
    expect(look(selectFailure)?.message).toBe('An error occurred while sending OTP');
    actor.send({ type: 'email.edit' });
    actor.send({ type: 'email.submit', email });
    await sendOtp.answer({ resendAfterSeconds: 30, sentAt: 0 });
    actor.send({ type: 'address.change' });
    expect(look(selectStep)).toBe('email');
    expect(look(selectEmail)).toBe(email);
  });

  it('takes the word of Google beside either question', async () => {
    const { actor, verifyGoogle, look } = begin({ refId: 'MEERA1' });
    actor.send({ type: 'google.credential', gtoken: 'first' });
    expect(look(selectIsByGoogle)).toBe(true);
    expect(look(selectStep)).toBe('phone');
    expect(verifyGoogle.calls).toEqual([{ gtoken: 'first', refId: 'MEERA1' }]);
    await verifyGoogle.fail(new TypeError('Failed to fetch'));
    expect(look(selectFailure)?.message).toBe('Google verification failed');
    actor.send({ type: 'email.choose' });
    expect(look(selectFailure)).toBeNull();
    actor.send({ type: 'google.credential', gtoken: 'second' });
    actor.send({ type: 'google.credential', gtoken: 'third' });
    actor.send({ type: 'phone.choose' });
    expect(verifyGoogle.calls).toHaveLength(2);
    await verifyGoogle.answer(signedIn);
    expect(look(selectSignedIn)).toEqual(signedIn);
    expect(actor.getSnapshot().context.gtoken).toBe('');
  });

  it('goes on where a page that was loaded again had stopped', async () => {
    const sentOtp = { channel: 'email', address: email, resendAfterSeconds: 30, sentAt: 5_000 } as const;
    const { actor, clock, verifyOtp, look } = begin({ asked: sentOtp, waitSeconds: 12 });
    expect(look(selectStep)).toBe('otp');
    expect(otpAsked(actor.getSnapshot())).toEqual(sentOtp);
    expect(look(selectResendAt)).toBe(35_000);
    clock.increment(12_000);
    expect(look(selectCanResend)).toBe(true);
    actor.send({ type: 'otp.submit', otp: '123456' });
    await verifyOtp.answer(signedIn);
    expect(otpAsked(actor.getSnapshot())).toBeNull();
  });
});
