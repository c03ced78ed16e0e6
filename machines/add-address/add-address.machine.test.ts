import type { User } from '@haat/openapi';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../failure';
import type { Addressee, SentOtp } from '../sign-in';
import { playedPort, sampleRefusal, sampleUser } from '../testing';
import {
  type AddressProof,
  addAddressMachine,
  selectCanResend,
  selectFailure,
  selectIsBusy,
  selectIsCodeNeeded,
  selectIsOpen,
  selectIsOtpOut,
} from '.';

const mailbox = { channel: 'email', address: 'meera@example.com' } as const;
const sent: SentOtp = { resendAfterSeconds: 30, sentAt: 0 };

function begin() {
  const ports = {
    startAddress: playedPort<SentOtp, Addressee>(),
    proveAddress: playedPort<User, AddressProof>(),
  };
  const calls: unknown[] = [];
  const actor = createActor(
    addAddressMachine.provide({
      actors: { startAddress: ports.startAddress.logic, proveAddress: ports.proveAddress.logic },
      actions: { tellAdded: (_, added) => void calls.push(added) },
    }),
  );
  actor.start();
  return { actor, ports, told: calls, now: () => actor.getSnapshot() };
}

let adding: ReturnType<typeof begin>;
beforeEach(() => {
  vi.useFakeTimers();
  adding = begin();
  adding.actor.send({ type: 'address.add', channel: 'email' });
});

const send = () => adding.actor.send({ type: 'address.submit', address: ' meera@example.com ' });

describe('one more address', () => {
  it('is asked for, proven and told', async () => {
    expect(selectIsOpen(adding.now())).toBe(true);
    send();
    expect(adding.ports.startAddress.calls).toEqual([mailbox]);
    await adding.ports.startAddress.answer(sent);
    expect(selectIsOtpOut(adding.now())).toBe(true);
    adding.actor.send({ type: 'otp.submit', otp: '123456' });
    expect(adding.ports.proveAddress.calls).toEqual([{ ...mailbox, otp: '123456', code: null }]);
    await adding.ports.proveAddress.answer({ ...sampleUser, email: mailbox.address });
    expect(selectIsOpen(adding.now())).toBe(false);
    expect(adding.told).toEqual([{ ...mailbox, user: { ...sampleUser, email: mailbox.address } }]);
  });

  it('asks for a code to the oldest address where money is tied to the account', async () => {
    const { actor, ports, now } = adding;
    send();
    await ports.startAddress.answer(sent);
    actor.send({ type: 'otp.submit', otp: '123456' });
    await ports.proveAddress.fail(new ApiError({ status: 403, code: 'step_up_needed', message: 'A code' }));
    expect([selectIsCodeNeeded(now()), selectFailure(now())]).toEqual([true, null]);
    actor.send({ type: 'code.submit', code: '111111' });
    expect(ports.proveAddress.calls.at(-1)).toEqual({ ...mailbox, otp: '123456', code: '111111' });
    const wrong = { status: 401, code: 'otp_wrong', message: 'Not right', fields: { stepUp: 'Not right' } };
    await ports.proveAddress.fail(new ApiError(wrong));
    expect([selectIsCodeNeeded(now()), selectFailure(now())?.message]).toEqual([true, 'Not right']);
    actor.send({ type: 'code.submit', code: '222222' });
    // The code was right and the password was not: it is typed again, and the code goes with it.
    await ports.proveAddress.fail(sampleRefusal(401, 'That code has expired'));
    expect([selectIsOtpOut(now()), selectFailure(now())?.message]).toEqual([true, 'That code has expired']);
    actor.send({ type: 'otp.submit', otp: '654321' });
    expect(ports.proveAddress.calls.at(-1)).toEqual({ ...mailbox, otp: '654321', code: '222222' });
    await ports.proveAddress.answer(sampleUser);
    expect(selectIsOpen(now())).toBe(false);
  });

  it('takes one request at a time', async () => {
    send();
    send();
    expect(adding.ports.startAddress.calls).toHaveLength(1);
    await adding.ports.startAddress.answer(sent);
    adding.actor.send({ type: 'otp.submit', otp: '123456' });
    adding.actor.send({ type: 'otp.submit', otp: '654321' });
    expect(adding.ports.proveAddress.calls).toHaveLength(1);
  });

  it('sends nothing that is empty or not whole', async () => {
    adding.actor.send({ type: 'address.submit', address: '  ' });
    expect(adding.ports.startAddress.calls).toHaveLength(0);
    send();
    await adding.ports.startAddress.answer(sent);
    adding.actor.send({ type: 'otp.submit', otp: '12345' });
    expect(adding.ports.proveAddress.calls).toHaveLength(0);
  });

  it('says what the server says, and what the contract says where it says nothing', async () => {
    send();
    await adding.ports.startAddress.fail(new TypeError('Failed to fetch'));
    expect(selectFailure(adding.now())?.message).toBe('An error occurred while sending OTP');
    adding.actor.send({ type: 'address.edit' });
    expect(selectFailure(adding.now())).toBeNull();
    send();
    await adding.ports.startAddress.answer(sent);
    adding.actor.send({ type: 'otp.submit', otp: '123456' });
    await adding.ports.proveAddress.fail(sampleRefusal(409, 'Another account signs in with it'));
    expect(selectFailure(adding.now())?.message).toBe('Another account signs in with it');
    expect(selectIsOtpOut(adding.now())).toBe(true);
    adding.actor.send({ type: 'otp.submit', otp: '123456' });
    await adding.ports.proveAddress.fail(new Error('html'));
    expect(selectFailure(adding.now())?.message).toBe('OTP verification failed');
  });

  it('sends another code once the wait is over, and not before', async () => {
    send();
    await adding.ports.startAddress.answer(sent);
    expect(selectCanResend(adding.now())).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(selectCanResend(adding.now())).toBe(true);
    adding.actor.send({ type: 'otp.resend' });
    expect(selectIsBusy(adding.now())).toBe(true);
    await adding.ports.startAddress.answer(sent);
    expect(selectCanResend(adding.now())).toBe(false);
  });

  it('can be another address after all', async () => {
    send();
    await adding.ports.startAddress.answer(sent);
    adding.actor.send({ type: 'address.change' });
    expect(selectIsOtpOut(adding.now())).toBe(false);
    expect(adding.now().context.address).toBe('meera@example.com');
  });

  it('is given up by closing, also while a request is on its way', async () => {
    send();
    adding.actor.send({ type: 'close' });
    expect(adding.ports.startAddress.aborted).toEqual([true]);
    adding.actor.send({ type: 'address.add', channel: 'phone' });
    expect(adding.now().context).toMatchObject({ channel: 'phone', address: '', failure: null });
  });
});
