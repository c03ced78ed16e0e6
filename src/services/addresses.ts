import type { AddressProof } from '@haat/machines/add-address';
import type { Addressee, SentOtp } from '@haat/machines/sign-in';
import type { User } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';

const bodyOf = ({ channel, address }: Addressee) =>
  channel === 'phone' ? { phone: address } : { email: address };

/** Asks for a one-time password to one more phone or e-mail of the signed-in user. */
export async function startAddress(addressee: Addressee, signal: AbortSignal): Promise<SentOtp> {
  const { resendAfterSeconds } = answer(
    await api.POST('/api/account/addresses', { body: bodyOf(addressee), signal }),
  );
  return { resendAfterSeconds, sentAt: Date.now() };
}

/** Adds the phone or e-mail, with a code to the oldest address where one is needed; answers the user as it is then. */
export async function proveAddress({ code, ...proof }: AddressProof, signal: AbortSignal): Promise<User> {
  const body = { ...bodyOf(proof), otp: proof.otp };
  const params = code === null ? {} : { params: { header: { 'Step-Up-Code': code } } };
  return answer(await api.POST('/api/account/addresses/verify', { ...params, body, signal })).user;
}
