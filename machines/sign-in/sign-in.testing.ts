import type { SignedIn } from '@haat/openapi';
import { createActor, SimulatedClock } from 'xstate';
import { playedPort } from '../testing';
import {
  type Addressee,
  type GoogleProof,
  type OtpProof,
  type SentOtp,
  type SignInInput,
  signInMachine,
} from '.';

export const phone = '+919876543210';

/** The chart at its start, with ports that a test answers and a clock that it moves. */
export function begin(input: SignInInput = {}) {
  const clock = new SimulatedClock();
  const sendOtp = playedPort<SentOtp, Addressee>();
  const verifyOtp = playedPort<SignedIn, OtpProof>();
  const verifyGoogle = playedPort<SignedIn, GoogleProof>();
  const machine = signInMachine.provide({
    actors: { sendOtp: sendOtp.logic, verifyOtp: verifyOtp.logic, verifyGoogle: verifyGoogle.logic },
  });
  const actor = createActor(machine, { input, clock });
  actor.start();
  const look = <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T): T =>
    select(actor.getSnapshot());
  const askForOtp = async (): Promise<void> => {
    actor.send({ type: 'phone.submit', phone });
    await sendOtp.answer({ resendAfterSeconds: 30, sentAt: 1_000 });
  };
  return { actor, clock, sendOtp, verifyOtp, verifyGoogle, look, askForOtp };
}
