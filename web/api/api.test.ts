import { ApiError } from '@haat/machines/failure';
import { expect, test } from 'vitest';
import { errorOf } from './api';

const answering = (body: string, status: number) => new Response(body, { status });

test('the words of the server become an error of ours', async () => {
  const body = {
    message: 'That code has run out. Ask for a new one.',
    code: 'otp_expired',
    fields: { otp: 'Run out' },
  };
  const error = await errorOf(answering(JSON.stringify(body), 401));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...body, status: 401 });
});

test('of an array the first entry speaks', async () => {
  const error = await errorOf(
    answering(
      JSON.stringify([
        { message: 'First', code: 'a' },
        { message: 'Second', code: 'b' },
      ]),
      429,
    ),
  );
  expect(error).toMatchObject({ message: 'First', code: 'a' });
});

test.each([{ message: 'Wait a little' }, [{ message: 'Wait a little' }]])(
  'words without a code are words too: %j',
  async (body) => {
    const error = await errorOf(answering(JSON.stringify(body), 500));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Wait a little', code: undefined });
  },
);

test.each([
  '<html>Bad gateway</html>',
  '',
  'null',
  '[]',
  '{"error":"x"}',
  '{"message":""}',
  '{"message":7}',
  '"text"',
])('what our server did not say is not shown to people: %s', async (body) => {
  const error = await errorOf(answering(body, 502));
  expect(error).not.toBeInstanceOf(ApiError);
});
