import { expect, test } from 'vitest';
import { storageOf } from './storage';

const bucket = {
  S3_BUCKET: 'haat-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'a secret of nobody',
};

test('files are kept in a folder, or in a bucket that is told of whole', () => {
  expect(storageOf({})).toBeNull();
  expect(storageOf({ ...bucket, S3_REGION: 'ap-south-1', S3_PREFIX: 'shop/' })).toEqual({
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    region: 'ap-south-1',
    bucket: 'haat-files',
    prefix: 'shop/',
    accessKeyId: 'key',
    secretAccessKey: 'a secret of nobody',
  });
});

test.each([
  [{ S3_BUCKET: '', S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is missing'],
  [{ S3_BUCKET: 'Not/A/Bucket' }, 'S3_BUCKET has to be'],
  [{ S3_PREFIX: 'shop' }, 'S3_PREFIX has to be'],
  [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT has to be'],
  [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing'],
])('a bucket with %o is refused, and no secret is told', (changes, message) => {
  const load = () => storageOf({ ...bucket, ...changes });
  expect(load).toThrow(message);
  expect(load).not.toThrow('of nobody');
});
