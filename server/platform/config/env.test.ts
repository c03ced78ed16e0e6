import { expect, test } from 'vitest';
import { ConfigError, read, refuseRenamed, required } from './env';
import { renamedVariables, sections, variables } from './variables/variables';

test('a variable that is not set, or empty, has its default', () => {
  for (const env of [{}, { PORT: '' }]) expect(read(env, 'PORT')).toBe(3000);
  expect(read({}, 'S3_BUCKET')).toBeNull();
  expect(read({}, 'OPERATORS')).toEqual([]);
});

test('a value is read by the format of its variable', () => {
  expect(read({ PORT: '0' }, 'PORT')).toBe(0);
  expect(read({ LOG_LEVEL: 'warn' }, 'LOG_LEVEL')).toBe('warn');
  for (const on of ['on', 'true', '1']) expect(read({ ALLOW_SANDBOX: on }, 'ALLOW_SANDBOX')).toBe(true);
  for (const off of ['off', 'false', '0']) expect(read({ ALLOW_SANDBOX: off }, 'ALLOW_SANDBOX')).toBe(false);
  expect(read({ FCM_URL: 'https://x.example//' }, 'FCM_URL')).toBe('https://x.example');
  expect(read({ OPERATORS: '+919876543210, +919876543211' }, 'OPERATORS')).toHaveLength(2);
});

test.each([
  [{ PORT: 'abc' }, 'PORT', 'PORT: "abc" is not valid. Expected: integer from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT', 'PORT: "65536" is not valid. Expected: integer from 0 to 65535.'],
  [
    { NODE_ENV: 'prod' },
    'NODE_ENV',
    'NODE_ENV: "prod" is not valid. Expected: production, development or test.',
  ],
  [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX', 'ALLOW_SANDBOX: "yes" is not valid. Expected: on or off.'],
  [
    { OPERATORS: '98765' },
    'OPERATORS',
    'OPERATORS: "98765" is not valid. Expected: phone such as +919876543210; several separated by commas.',
  ],
  [{ KYC_KEY: 'hush' }, 'KYC_KEY', 'KYC_KEY: the value is not valid. Expected: 32 bytes in base64.'],
] as const)('%o is refused with what is wrong and what to set', (env, name, message) => {
  expect(() => read(env, name)).toThrow(new ConfigError(message));
});

test('a required variable that is not set is refused with the reason', () => {
  expect(() => required({}, 'SMTP_URL')).toThrow(
    'SMTP_URL: not set. Required when MAIL_PROVIDER=smtp. Expected: URL such as smtps://user:password@mail.example:465.',
  );
  expect(required({ S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID')).toBe('id');
});

test.each(Object.entries(renamedVariables))('%s is refused in favour of %s', (former, name) => {
  expect(() => refuseRenamed({ [former]: '1' })).toThrow(`${name}: set as ${former}, which was renamed.`);
  expect(variables).not.toHaveProperty(former);
});

test('each variable is in one section', () => {
  const names = Object.values(sections).flatMap((section) => Object.keys(section));
  expect(names.toSorted()).toEqual(Object.keys(variables).toSorted());
});
