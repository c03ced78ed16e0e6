import type { Kyc, PayoutAccount } from '@haat/openapi';
import type { VerificationGateway } from '../../../../gateways/verification';
import type { Deps } from '../../../../platform/deps';
import { gatewaysWith } from '../../../../platform/testing/testing';
import { openTestApp, type TestApp } from '../../../accounts/identity/testing/app';
import { businessAlone } from '../../invoices/testing/business';
import { createKyc, type KycModule } from '..';

/** Numbers of the sandbox (docs/kyc.md). */
export const pans = {
  good: 'ABCPV1234D',
  company: 'AAACH7409R',
  unknown: 'ABCPV0000D',
  nearly: 'ABCPV0002D',
  stranger: 'ABCPV0003D',
};
export const banks = {
  good: { kind: 'bank', accountNumber: '00011020001772', ifsc: 'HDFC0000001' },
  missing: { kind: 'bank', accountNumber: '026291800001190', ifsc: 'YESB0000262' },
  nearly: { kind: 'bank', accountNumber: '50100012340002', ifsc: 'HDFC0000001' },
  stranger: { kind: 'bank', accountNumber: '50100012340003', ifsc: 'HDFC0000001' },
} as const;

export interface KycApp extends Omit<TestApp, 'close'> {
  kyc: KycModule;
  /** Somebody signed in, with an e-mail address where messages go. */
  creator(name?: string): Promise<{ id: string; token: string; phone: string }>;
  known(token: string): Promise<Kyc>;
  accounts(token: string): Promise<PayoutAccount[]>;
  /** Gives a PAN and lets it be looked up; answers what is known then. */
  give(token: string, pan?: string, name?: string): Promise<Kyc>;
  /** A code for something that matters. */
  codeOf(who: { token: string; phone: string }): Promise<string>;
  /** Adds an account with a code; answers what the server said before the bank was asked. */
  add(
    who: { token: string; phone: string },
    account?: object,
  ): Promise<{ status: number; body: PayoutAccount & { code?: string } }>;
  /** Removes one with a code; answers the status. */
  remove(who: { token: string; phone: string }, id: string): Promise<number>;
  close(): Promise<void>;
}

const minute = 60_000;

/** The server's side of KYC over a database of its own. */
export async function openKycApp(
  overrides: Partial<Deps> & { verification?: VerificationGateway } = {},
): Promise<KycApp> {
  const { verification, ...deps } = overrides;
  let kyc: KycModule | undefined;
  const app = await openTestApp(
    { ...deps, ...(verification && { gateways: gatewaysWith({ verification }) }) },
    (parts, dependencies) => {
      const { gstinOf } = businessAlone(parts);
      kyc = createKyc(parts, { ...dependencies, gstinOf });
      return kyc.handlers;
    },
  );
  if (!kyc) throw new Error('KYC was not made');
  let people = 0;

  const known = async (token: string) => (await app.call('GET', '/api/kyc', { token })).json<Kyc>();

  async function codeOf({ token, phone }: { token: string; phone: string }): Promise<string> {
    app.deps.clock.advance(minute);
    const sent = await app.call('POST', '/api/step-up', { token });
    if (sent.statusCode !== 200) throw new Error(sent.body);
    return app.codeFor(phone);
  }

  return {
    ...app,
    kyc,
    known,
    codeOf,
    async creator(name = 'Asha Rao') {
      people += 1;
      const phone = `+9198222${String(people).padStart(5, '0')}`;
      const { token, user } = await app.signIn(phone, { name });
      await app.addAddress(token, { email: `creator${people}@example.com` });
      return { id: user.id, token, phone };
    },
    async accounts(token) {
      const answer = await app.call('GET', '/api/payout-accounts', { token });
      return answer.json<{ items: PayoutAccount[] }>().items;
    },
    async give(token, pan = pans.good, name = 'Asha Rao') {
      const answer = await app.call('POST', '/api/kyc/pan', { token, payload: { pan, name } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await app.deps.jobs.drain();
      return known(token);
    },
    async add(who, account = banks.good) {
      const payload = { ...account, otp: await codeOf(who) };
      const answer = await app.call('POST', '/api/payout-accounts', { token: who.token, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    async remove(who, id) {
      const headers = { 'step-up-code': await codeOf(who) };
      return (await app.call('DELETE', `/api/payout-accounts/${id}`, { token: who.token, headers }))
        .statusCode;
    },
  };
}
