// A creator whose documents are in order and whose account has cooled off, through the public API, for tests that are about something else.
import type { Kyc, PayoutAccount } from '@haat/openapi';
import { call } from './call';
import type { Haat } from './haat';
import { type Creator, expectStatus, passwordSentTo } from './shop';

type NewAccount = { kind: 'bank'; accountNumber: string; ifsc: string } | { kind: 'upi'; vpa: string };

const withinMs = 15_000;

async function kycWhen(haat: Haat, token: string, isSo: (kyc: Kyc) => boolean): Promise<Kyc> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const kyc = expectStatus(await call<Kyc>(haat.url, 'GET', '/api/kyc', { token }), 200);
    if (isSo(kyc)) return kyc;
    if (Date.now() > deadline) throw new Error(`The documents are still ${JSON.stringify(kyc)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A PAN nobody else has, as phones differ; the built-in verification knows some by their digits, which may be given. */
export function panFor(phone: string, digits?: string): string {
  const [head, tail] = [Number(phone.slice(-8, -4)), Number(phone.slice(-4))];
  const letters = [head / 676, head / 26, head].map((part) =>
    String.fromCharCode(65 + (Math.floor(part) % 26)),
  );
  return `${letters.join('')}P${tail < 8_000 ? 'V' : 'W'}${digits ?? 1_000 + (tail % 8_000)}D`;
}

/** Gives a PAN, and waits for what the register says. */
export async function givePan(haat: Haat, { token, user }: Creator, pan: string): Promise<void> {
  const body = { pan, name: user.name ?? 'Meera Iyer' };
  expectStatus(await call(haat.url, 'POST', '/api/kyc/pan', { token, body }), 200);
  await kycWhen(haat, token, ({ status }) => status !== 'panChecking');
}

/** Gives PAN and account, and lets the account cool off: the clock is a day and an hour later. Answers the account's id. */
export async function completeKyc(
  haat: Haat,
  { token, user }: Creator,
  account: NewAccount,
): Promise<string> {
  await givePan(haat, { token, user }, panFor(user.phone ?? ''));
  // A second password is not sent within the same minute.
  await haat.advanceClock('PT2M');
  const before = (await haat.outbox()).filter(({ to, otp }) => to === user.phone && otp).length;
  expectStatus(await call(haat.url, 'POST', '/api/step-up', { token }), 200);
  const otp = await passwordSentTo(haat, user.phone ?? '', before);
  const added = await call<PayoutAccount>(haat.url, 'POST', '/api/payout-accounts', {
    token,
    body: { ...account, otp },
  });
  const { id } = expectStatus(added, 201);
  const kyc = await kycWhen(
    haat,
    token,
    ({ isComplete, accounts }) => isComplete || accounts.some(isNotTaken),
  );
  if (!kyc.isComplete) throw new Error(`The documents were not taken: ${JSON.stringify(kyc)}`);
  await haat.advanceClock('PT25H');
  return id;
}

const isNotTaken = ({ status }: PayoutAccount) => status === 'refused' || status === 'doubtful';
