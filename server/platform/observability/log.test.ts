import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, scrubbed } from './log';

test.each([
  ['Key (phone)=(+919876543210) already exists', 'Key (phone)=([number]) already exists'],
  ['code 123456 is wrong', 'code [number] is wrong'],
  ['98765 43210', '[number]'],
  ['to asha@example.com now', 'to [mail] now'],
  ['token jYTqfU1RYnipxRdgWMr-fK5-qdxSfetHTYEv0M8Q2Fo', 'token [secret]'],
  ['ended with 500 after 12 ms', 'ended with 500 after 12 ms'],
  ['at run (/app/dist/server/start.js:1234:56)', 'at run (/app/dist/server/start.js:1234:56)'],
])('%j is logged as %j', (text, logged) => expect(scrubbed(text)).toBe(logged));

test('fields of people and the messages of errors are taken out of a line', () => {
  let text = '';
  const log = createLog(
    'info',
    false,
    new Writable({ write: (chunk, _encoding, done) => done(void (text += chunk)) }),
  );
  log.info({ phone: '+919876543210', otp: '123456', nested: { token: 'abc' } }, 'a line');
  log.error({ err: new Error('no room for 9876543210') }, 'failed');
  expect(text).not.toMatch(/9876543210|123456|"abc"/);
  expect(text).toContain('no room for [number]');
});
