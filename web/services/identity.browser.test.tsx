import { ApiError } from '@haat/machines/failure';
import { afterAll, expect, test, vi } from 'vitest';

let answerNow = () => new Response();
// The client of the API takes the page's `fetch` once, when it is loaded.
vi.stubGlobal('fetch', async () => answerNow());
const { sendOtp, verifyOtp } = await import('./identity');
afterAll(() => vi.unstubAllGlobals());

const phone = { channel: 'phone', address: '+919822041573' } as const;
const proof = { ...phone, otp: '480291', isPurchaser: false, refId: null };
const inTime = () => new AbortController().signal;

const json = (body: unknown, status: number) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const html = (status: number) => () =>
  new Response('<html><body>Bad gateway</body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** What a server, or something before it, may answer, and what people then read of it; null: our own words. */
const answers: [name: string, answer: () => Response, says: string | null][] = [
  ['500 with a message', json({ message: 'Our fault' }, 500), 'Our fault'],
  ['500 without a message', json({}, 500), null],
  ['500 with nothing', () => new Response('', { status: 500 }), null],
  ['429 in an array', json([{ message: 'Wait' }, { message: 'No' }], 429), 'Wait'],
  ['200 with an array of errors', json([{ message: 'Not this number' }], 200), 'Not this number'],
  ['200 with an empty object', json({}, 200), null],
  ['502 in HTML', html(502), null],
  ['200 in HTML', html(200), null],
];

async function reasonOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'nothing',
    (error: unknown) => error,
  );
}

test.each(answers)('verifying that is answered %s signs nobody in', async (_name, answer, says) => {
  answerNow = answer;
  const reason = await reasonOf(verifyOtp(proof, inTime()));
  expect(reason).toBeInstanceOf(Error);
  if (says === null) expect(reason).not.toBeInstanceOf(ApiError);
  else expect(reason).toMatchObject({ message: says });
});

// An object without the seconds is an answer: only the time to wait is read of it.
test.each(answers.filter(([name]) => name !== '200 with an empty object'))(
  'sending that is answered %s fails',
  async (_name, answer, says) => {
    answerNow = answer;
    const reason = await reasonOf(sendOtp(phone, inTime()));
    expect(reason).toBeInstanceOf(Error);
    if (says === null) expect(reason).not.toBeInstanceOf(ApiError);
    else expect(reason).toMatchObject({ message: says });
  },
);
