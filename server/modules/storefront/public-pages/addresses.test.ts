import { expect, test } from 'vitest';
import { betterSpelling, publicNameOf } from './addresses';

test.each([
  ['/', 'home'],
  ['/Privacy', 'privacy'],
  ['/pRIVACY/', 'privacy'],
  ['/Terms&Conditions', 'terms'],
  ['/Terms%26Conditions', 'terms'],
  ['/terms%26conditions', 'terms'],
  ['/pay-vvip', 'payVvip'],
  ['/%50rivacy', 'privacy'],
])('%s is the page %s', (path, name) => {
  expect(publicNameOf(path)).toBe(name);
});

test.each(['/nothing', '/Privacy/more', '/%E0%A4%A', '/Terms'])('%s is none', (path) => {
  expect(publicNameOf(path)).toBeNull();
});

test.each([
  ['/privacy', '/Privacy'],
  ['/TERMS%26CONDITIONS', '/Terms&Conditions'],
  ['/contactus/', '/ContactUs'],
  ['/%50rivacy', '/Privacy'],
  ['/PP/AbCdEf', '/pp/AbCdEf'],
  ['/Pp/AbCdEf/checkout', '/pp/AbCdEf/checkout'],
  ['/CashFree', '/cashfree'],
  ['/tg/nope/', '/tg/nope'],
  ['/TG/nope//', '/tg/nope'],
  ['/telegrampriviewlogin', '/telegramPriviewlogin'],
])('%s is better spelled %s', (path, better) => {
  expect(betterSpelling(path)).toBe(better);
});

test.each(['/Privacy', '/Terms%26Conditions', '/pp/AbCdEf', '/nothing', '/', '/tg/', '/tg'])(
  '%s stays',
  (path) => {
    expect(betterSpelling(path)).toBeNull();
  },
);
