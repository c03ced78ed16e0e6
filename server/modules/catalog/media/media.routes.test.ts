import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../accounts/identity/testing/app';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  ({ token } = await test.signIn());
});
afterAll(() => test.close());

const picture = (width: number, height: number, background = '#a33b20') =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (payload: Buffer, type = 'image/jpeg', query = '') =>
  test.call('POST', `/api/media${query}`, { token, payload, headers: { 'content-type': type } });
const fetched = async (url: string) => {
  const answer = await test.call('GET', url);
  expect(answer.statusCode, url).toBe(200);
  return { answer, found: await sharp(answer.rawPayload).metadata() };
};

describe('an uploaded picture', () => {
  it('comes in every width and format, never enlarged', async () => {
    const bytes = await picture(900, 600).jpeg().toBuffer();
    const answer = await upload(bytes, 'image/jpeg', '?alt=A%20loaf');
    expect(answer.statusCode, answer.body).toBe(201);
    const image = answer.json();
    expect(image).toMatchObject({
      width: 900,
      height: 600,
      alt: 'A loaf',
      src: `/media/${image.id}/720.jpg`,
    });
    expect(image.avif).toBe(
      [360, 720, 900].map((width) => `/media/${image.id}/${width}.avif ${width}w`).join(', '),
    );
    const sizes: unknown[] = [];
    for (const file of ['360.avif', '720.webp', '900.jpg']) {
      const { found } = await fetched(`/media/${image.id}/${file}`);
      sizes.push([found.format, found.width, found.height]);
    }
    expect(sizes).toEqual([
      ['heif', 360, 240],
      ['webp', 720, 480],
      ['jpeg', 900, 600],
    ]);
  });

  it('may be kept for ever by whoever fetched it', async () => {
    const { src } = (await upload(await picture(400, 300, '#123456').png().toBuffer(), 'image/png')).json();
    const { answer } = await fetched(src);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('stands upright and has lost where and with what it was taken', async () => {
    const bytes = await picture(400, 200, '#224466')
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = (await upload(bytes)).json();
    expect([image.width, image.height]).toEqual([200, 400]);
    const { found } = await fetched(image.src);
    expect([found.width, found.height, found.exif, found.orientation]).toEqual([
      200,
      400,
      undefined,
      undefined,
    ]);
  });

  it('is kept once when it is sent twice', async () => {
    const bytes = await picture(300, 300, '#abcdef').webp().toBuffer();
    const [first, second] = await Promise.all([upload(bytes, 'image/webp'), upload(bytes, 'image/webp')]);
    expect(first.json()).toEqual(second.json());
  });

  it('is at most 1440 wide', async () => {
    const image = (await upload(await picture(3_000, 1_500, '#fedcba').jpeg().toBuffer())).json();
    expect([image.width, image.height]).toEqual([1440, 720]);
    expect(image.webp.split(', ')).toHaveLength(4);
  });

  it('becomes a cover with the size it really has', async () => {
    const image = (await upload(await picture(640, 480, '#777777').jpeg().toBuffer())).json();
    const body = {
      kind: 'page',
      title: 'Bread',
      prices: [],
      cover: { id: image.id, width: 9_999, height: 1, alt: 'Bread' },
    };
    const product = await test.call('POST', '/api/products', { token, payload: body });
    expect(product.json().cover).toEqual({ ...image, alt: 'Bread' });
  });
});

describe('bad input', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>');
  const cut = async () => (await picture(200, 200).png().toBuffer()).subarray(0, 90);
  it.each<[string, () => Promise<Buffer> | Buffer, string, number, string]>([
    ['nothing', () => Buffer.alloc(0), 'image/jpeg', 400, 'empty_body'],
    ['text', () => Buffer.from('hello'), 'image/jpeg', 422, 'not_a_picture'],
    ['a drawing that claims to be a photo', () => svg, 'image/png', 422, 'not_a_picture'],
    ['half a picture', cut, 'image/png', 422, 'not_a_picture'],
    ['a drawing', () => svg, 'image/svg+xml', 415, 'unsupported_media_type'],
    ['JSON', () => Buffer.from('{}'), 'application/json', 415, 'unsupported_media_type'],
    ['a dot', () => picture(4, 4).png().toBuffer(), 'image/png', 422, 'picture_too_small'],
    ['too many pixels', () => picture(9_000, 6_000).png().toBuffer(), 'image/png', 422, 'picture_too_large'],
    ['eleven megabytes', () => Buffer.alloc(11_000_000), 'image/jpeg', 413, 'body_too_large'],
  ])('%s is refused', async (_name, bytes, type, status, code) => {
    const answer = await upload(await bytes(), type);
    expect([answer.statusCode, answer.json().code], answer.body.slice(0, 200)).toEqual([status, code]);
  });

  it('asks for signing in', async () => {
    const payload = await picture(20, 20).png().toBuffer();
    const answer = await test.call('POST', '/api/media', {
      payload,
      headers: { 'content-type': 'image/png' },
    });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    '/media/1111111111111111/360.jpg',
    '/media/1111111111111111/image.json',
    '/media/..%2f..%2fsecret/360.jpg',
    '/media/1111111111111111/..%2f..%2fimage.json',
  ])('%s is not found', async (url) => {
    const answer = await test.call('GET', url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});
