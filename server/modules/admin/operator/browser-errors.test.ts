import type { BrowserError, NewBrowserError } from '@haat/openapi';
import { beforeEach, expect, it } from 'vitest';
import { admin, setUpAdmin } from './testing/admin.setup';

setUpAdmin();

const day = 24 * 60 * 60_000;
const reported: NewBrowserError = {
  kind: 'screen',
  message: "Cannot read properties of undefined (reading 'available')",
  stack: 'at Balance (/assets/WalletScreen-DAqOuUK1.js:1:2345)\nat base-D3ttUVUq.js:1:99',
  route: '/wallet',
  version: 'app-DAqOuUK1.js',
};
const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A) AppleWebKit/537.36 Chrome/126.0.6478 Mobile Safari/537.36';

const tell = (report: object, ip = '203.0.113.7') =>
  admin.shop.app.inject({
    method: 'POST',
    url: '/api/browser-errors',
    payload: report,
    headers: { 'user-agent': agent },
    remoteAddress: ip,
  });
const listed = async (): Promise<BrowserError[]> => (await admin.get('/browser-errors')).body.items;

beforeEach(async () => {
  await admin.shop.deps.database.pool.query('delete from browser_error');
  // Another hour, in which nothing was reported yet.
  admin.shop.deps.clock.advance(60 * 60_000);
  await admin.unlock();
});

it('counts the same error once for all builds, with its first and last time', async () => {
  const first = admin.shop.deps.clock.now().toISOString();
  expect((await tell(reported)).statusCode).toBe(204);
  admin.shop.deps.clock.advance(60_000);
  const stack = reported.stack.replace('DAqOuUK1', 'B3weWFrZ').replace('2345', '17');
  await tell({ ...reported, stack, version: 'app-CSnYziWj.js' });
  await tell({ ...reported, message: 'Another' });
  const items = await listed();
  expect(items.map(({ message, count }) => [message, count])).toEqual(
    expect.arrayContaining([
      [reported.message, 2],
      ['Another', 1],
    ]),
  );
  expect(items.find(({ count }) => count === 2)).toMatchObject({
    route: '/wallet',
    version: 'app-CSnYziWj.js',
    browser: 'Chrome 126, phone',
    firstAt: first,
  });
});

it('keeps nothing of the person, whatever it is reported', async () => {
  await tell({
    ...reported,
    message: 'No price for +91 98765 43210 and asha@example.com',
    stack: 'at https://haat.example/pp/3kTqVb8mXyZ1?token=s3cr3t:1:2',
    route: '/pp/3kTqVb8mXyZ1?phone=9876543210',
  });
  const stored = JSON.stringify(await listed());
  expect(stored).not.toMatch(/98765|asha@|s3cr3t|3kTqVb8mXyZ1\?|Pixel|haat\.example/);
  expect(stored).toContain('/pp/:id');
});

it.each([
  { ...reported, message: 'x'.repeat(301) },
  { ...reported, stack: 'x'.repeat(2001) },
  { ...reported, more: 1 },
  {},
])('refuses what is longer or other than agreed', async (report) => {
  expect((await tell(report)).statusCode).toBe(400);
});

it('drops what comes beyond thirty an hour of one network, and goes on hearing others', async () => {
  for (let at = 0; at < 35; at += 1) expect((await tell(reported)).statusCode).toBe(204);
  expect((await listed())[0]?.count).toBe(30);
  await tell(reported, '198.51.100.3');
  expect((await listed())[0]?.count).toBe(31);
});

it('forgets what was not seen for thirty days, and of more than five hundred the oldest', async () => {
  await tell(reported);
  admin.shop.deps.clock.advance(30 * day);
  await admin.shop.deps.database.pool.query(
    `insert into browser_error select 'f' || n, 'screen', 'm' || n, '', '/', '', '', 1, $1::timestamptz, $1::timestamptz + n * interval '1 second'
     from generate_series(1, 503) n`,
    [admin.shop.deps.clock.now()],
  );
  admin.shop.deps.clock.advance(60 * 60_000);
  await admin.shop.deps.jobs.drain();
  const { rows } = await admin.shop.deps.database.pool.query<{ fingerprint: string }>(
    'select fingerprint from browser_error order by last_at',
  );
  expect(rows).toHaveLength(500);
  expect(rows[0]?.fingerprint).toBe('f4');
});

it('is shown to nobody else', async () => {
  const { token } = await admin.shop.seller('Kabir');
  expect((await admin.get('/browser-errors', token)).status).toBe(404);
});
