import type { AccountDeletion, DataExport, FileAddress } from '@haat/openapi';
import { expect } from 'vitest';
import type { Haat } from '../simulators/haat';
import { passwordSentTo, signIn } from '../simulators/shop';
import type { Ask } from './walker';

/** Everything taken along, and the way out and back. */
export async function walkAccountDeletion(ask: Ask, haat: Haat): Promise<void> {
  const phone = '9812345621';
  const { token } = await signIn(haat, phone, 'Asha');
  let sent = 0;
  const code = async () => {
    await haat.advanceClock('PT1M');
    await ask('POST', '/api/step-up', { token });
    sent += 1;
    return { 'Step-Up-Code': await passwordSentTo(haat, `+91${phone}`, sent) };
  };
  await ask('GET', '/api/account/data-export', { token });
  await ask('POST', '/api/account/data-export', { token, headers: await code() });
  await expect
    .poll(async () => (await ask<DataExport>('GET', '/api/account/data-export', { token })).body.status, {
      timeout: 15_000,
    })
    .toBe('ready');
  const { body: file } = await ask<FileAddress>('POST', '/api/account/data-export/file', { token });
  expect((await fetch(new URL(file.url, haat.url))).headers.get('content-type')).toBe('application/zip');

  await ask('GET', '/api/account/deletion', { token });
  const leave = { token, headers: await code(), body: { remainder: 0 } };
  expect((await ask<AccountDeletion>('POST', '/api/account/deletion', leave)).body.status).toBe('scheduled');
  expect((await ask<AccountDeletion>('DELETE', '/api/account/deletion', { token })).body.status).toBe(
    'active',
  );
}
