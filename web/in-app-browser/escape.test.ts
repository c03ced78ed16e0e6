import { expect, test } from 'vitest';
import { chromeAddress, lineAddress, safariAddress } from './escape';

const page = 'https://haat.example/pp/Ab1?ref=a%20b&x=1#prices';

test('leads to Safari with the whole address', () => {
  expect(safariAddress(page)).toBe('x-safari-https://haat.example/pp/Ab1?ref=a%20b&x=1#prices');
});

test('leads to Chrome, and back here where there is none', () => {
  expect(chromeAddress(page)).toBe(
    'intent://haat.example/pp/Ab1?ref=a%20b&x=1#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fhaat.example%2Fpp%2FAb1%3Fref%3Da%2520b%26x%3D1%23prices;end',
  );
  expect(chromeAddress('http://localhost:8080/')).toContain('localhost:8080/#Intent;scheme=http;');
});

test('nothing in an address can end the intent early', () => {
  const sly = chromeAddress('https://haat.example/?q=;end;package=evil');
  expect(sly.split('#Intent;')[1]).toBe(
    'scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fhaat.example%2F%3Fq%3D%3Bend%3Bpackage%3Devil;end',
  );
});

test('asks LINE to open it outside', () => {
  expect(lineAddress(page)).toBe('https://haat.example/pp/Ab1?ref=a+b&x=1&openExternalBrowser=1#prices');
});
