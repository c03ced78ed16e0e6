import type { SignedIn } from '@haat/contract';
import type { Loaded } from '@haat/machines/session';
import type { OtpOnItsWay, OtpProof, OtpRequest } from '@haat/machines/sign-in';
import { answer, api } from './api';

const explicit = (token: string) => ({ Authorization: `Bearer ${token}` });

export async function sendOtp({ phone }: OtpRequest, signal: AbortSignal): Promise<OtpOnItsWay> {
  const { resendAfterSeconds } = answer(await api.POST('/api/send-otp', { body: { phone }, signal }));
  return { resendAfterSeconds, sentAt: Date.now() };
}

export async function verifyOtp(proof: OtpProof, signal: AbortSignal): Promise<SignedIn> {
  const { phone, otp, name, isPurchaser } = proof;
  const body = { phone, otp, email: '', is_p: isPurchaser, name: name ?? null };
  return answer(await api.POST('/api/verify-otp', { body, credentials: 'include', signal }));
}

export async function loadUser(token: string, signal: AbortSignal): Promise<Loaded> {
  return answer(await api.POST('/api/userinfo', { headers: explicit(token), signal }));
}

/** Tells which device a session is on: the browser's own description of itself. */
export async function recordSession(token: string, signal: AbortSignal): Promise<void> {
  const device = navigator.userAgent.slice(0, 1024);
  await api.POST('/api/sessaave', { body: { device }, headers: explicit(token), signal });
}

export async function postLogout(
  session: { token: string | null; notitoken: string | null },
  signal: AbortSignal,
): Promise<void> {
  const { token, notitoken } = session;
  const headers = token === null ? {} : explicit(token);
  await api.POST('/api/logout', { body: { notitoken }, headers, signal });
}
