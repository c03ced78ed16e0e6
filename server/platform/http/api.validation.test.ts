import { expect, test } from 'vitest';
import { contractSerializer, contractValidator } from './api.validation';

const formats = {
  type: 'object',
  properties: {
    at: { type: 'string', format: 'date-time' },
    day: { type: 'string', format: 'date' },
    id: { type: 'string', format: 'uuid' },
  },
};
const validate = contractValidator()({ schema: formats, method: 'POST', url: '/', httpPart: 'body' }) as (
  value: object,
) => boolean;

test.each<[string, string, boolean]>([
  ['at', '2026-11-23T05:00:00Z', true],
  ['at', '2026-11-23t05:00:00.123456+05:30', true],
  ['at', '2026-12-31T23:59:60Z', false],
  ['at', '2026-02-30T00:00:00Z', false],
  ['at', '2026-13-01T00:00:00Z', false],
  ['at', '2026-11-23T05:00:00', false],
  ['at', '0000-01-01T00:00:00Z', false],
  ['at', '9999-12-31T23:59:59-10:00', false],
  ['at', `2026-11-23T05:00:00.${'1'.repeat(400)}Z`, false],
  ['at', '2026-11-23T25:00:00Z', false],
  ['at', '2026-11-23T05:00:00+99:99', false],
  ['day', '2026-02-28', true],
  ['day', '2026-02-29', false],
  ['day', '0000-01-01', false],
  ['id', '018f0000-0000-7000-8000-00000000000A', true],
  ['id', 'urn:uuid:018f0000-0000-7000-8000-000000000001', false],
])('%s %s: %s', (name, text, expected) => expect(validate({ [name]: text })).toBe(expected));

test('a schema is compiled with the first value, and what is wrong is said each time anew', () => {
  const schema = { type: 'object', properties: { limit: { type: 'integer', maximum: 100 } } };
  const judge = contractValidator()({ schema, method: 'GET', url: '/', httpPart: 'querystring' }) as {
    (value: object): boolean;
    errors: object[] | null;
  };
  expect(judge({ limit: '101' })).toBe(false);
  expect(judge.errors).toMatchObject([{ instancePath: '/limit', keyword: 'maximum' }]);
  const coerced = { limit: '100' };
  expect(judge(coerced)).toBe(true);
  expect(judge.errors).toBeNull();
  expect(coerced).toEqual({ limit: 100 });
  const never = contractValidator()({
    schema: { type: 'nothing' },
    method: 'GET',
    url: '/',
    httpPart: 'body',
  });
  expect(() => never({})).toThrow('type must be');
});

test('answers carry what their schema names', () => {
  const schema = { type: 'object', properties: { paise: { type: 'integer' } }, additionalProperties: false };
  const write = contractSerializer()({ schema, method: 'GET', url: '/', httpStatus: '200' });
  expect(write({ paise: 49_900, pan: 'ABCDE1234F' })).toBe('{"paise":49900}');
});
