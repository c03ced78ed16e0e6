import { expect, it } from 'vitest';
import { deviceSaid } from './device';

it.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'phone'],
  ['Opera/9.80 (Android; Opera Mini/36.2/191.256; U; hi; Mobile) Presto/2.12.423 Version/12.16', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'computer'],
  ['node', null],
  [undefined, null],
])('%s is a %s', (agent, device) => {
  expect(deviceSaid(agent)).toBe(device);
});
