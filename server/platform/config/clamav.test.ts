import { expect, test } from 'vitest';
import { clamavOf } from './clamav';

const megabyte = 1024 * 1024;

test('uploads are not checked for viruses without a socket', () => {
  expect(clamavOf({})).toBeNull();
  expect(clamavOf({ CLAMAV_SOCKET: '' })).toBeNull();
});

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav.internal:3310', { host: 'clamav.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('%s is the address of a daemon', (socket, address) => {
  expect(clamavOf({ CLAMAV_SOCKET: socket })).toEqual({ address, maxBytes: 100 * megabyte });
  expect(clamavOf({ CLAMAV_SOCKET: socket, CLAMAV_MAX_MB: '25' })?.maxBytes).toBe(25 * megabyte);
});

test.each([
  'clamav',
  '127.0.0.1',
  '127.0.0.1:0',
  '127.0.0.1:70000',
  '127.0.0.1:3310/',
  'tcp://127.0.0.1:3310',
  '::1:3310',
  '[clamav]:3310',
  './clamd.ctl',
  '/',
  `/${'x'.repeat(107)}`,
])('%s is none', (socket) => {
  expect(() => clamavOf({ CLAMAV_SOCKET: socket })).toThrow(
    `CLAMAV_SOCKET: "${socket}" is not valid. Expected: host:port such as 127.0.0.1:3310, or absolute path`,
  );
});

test.each([
  [{ CLAMAV_MAX_MB: '25' }, 'CLAMAV_SOCKET: not set. Required when CLAMAV_MAX_MB is set.'],
  [
    { CLAMAV_SOCKET: '/a', CLAMAV_MAX_MB: '0' },
    'CLAMAV_MAX_MB: "0" is not valid. Expected: integer from 1 to',
  ],
  [{ CLAMAV_SOCKET: '/a', CLAMAV_MAX_MB: '25M' }, 'CLAMAV_MAX_MB: "25M" is not valid'],
])('%o stops the start', (env, message) => {
  expect(() => clamavOf(env)).toThrow(message);
});
