import { expect, test } from 'vitest';
import { storageOf } from './storage';

const bucket = {
  S3_BUCKET: 'haat-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'a secret of nobody',
};

test('files are stored in a folder, or in a bucket with its credentials', () => {
  expect(storageOf({})).toBeNull();
  expect(storageOf({ ...bucket, S3_REGION: 'ap-south-1', S3_PREFIX: 'shop/' })).toEqual({
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    region: 'ap-south-1',
    bucket: 'haat-files',
    prefix: 'shop/',
    accessKeyId: 'key',
    secretAccessKey: 'a secret of nobody',
    streamOrigin: null,
  });
});

test('players read from the bucket, or from a CDN in front of it, where that is wanted', () => {
  const streamOriginOf = (changes: object) => storageOf({ ...bucket, ...changes })?.streamOrigin;
  expect(streamOriginOf({ STREAM_FROM: 'server' })).toBeNull();
  expect(streamOriginOf({ STREAM_FROM: 'bucket', S3_ENDPOINT: 'https://s3.example/below' })).toBe(
    'https://s3.example',
  );
  const cdn = { STREAM_FROM: 'bucket', STREAM_CDN: 'https://video.example' };
  expect(streamOriginOf(cdn)).toBe('https://video.example');
  expect(() => storageOf({ STREAM_FROM: 'bucket' })).toThrow('STREAM_FROM: bucket needs S3_BUCKET.');
  expect(() => streamOriginOf({ STREAM_CDN: 'https://video.example' })).toThrow(
    'STREAM_CDN: needs STREAM_FROM=bucket.',
  );
});

test.each([
  [
    { S3_BUCKET: '', S3_ENDPOINT: 'https://s3.example' },
    'S3_BUCKET: not set. Required when S3_ENDPOINT is set.',
  ],
  [{ S3_BUCKET: 'Not/A/Bucket' }, 'S3_BUCKET: "Not/A/Bucket" is not valid. Expected: name of a bucket'],
  [{ S3_PREFIX: 'shop' }, 'S3_PREFIX: "shop" is not valid. Expected: path that ends with a slash'],
  [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT: "s3.example" is not valid. Expected: http or https URL.'],
  [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: not set. Required when S3_BUCKET is set.'],
])('a bucket with %o is refused, and no secret is shown', (changes, message) => {
  const load = () => storageOf({ ...bucket, ...changes });
  expect(load).toThrow(message);
  expect(load).not.toThrow('of nobody');
});
