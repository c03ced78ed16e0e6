import type { Captions, MediaFile, Order, Preparation, Product, PublicProduct, Upload } from '@haat/openapi';
import { expect } from 'vitest';
import { jpegOf, mp4Of, renditionOf } from '../../server/modules/catalog/media/testing/video';
import type { Haat } from '../simulators/haat';
import { decide, placeOrder, publishFilm } from '../simulators/shop';
import type { Ask } from './walker';

/** A video with captions and chapters, whose renditions are prepared, given up and prepared again. */
export async function walkVideo(ask: Ask, haat: Haat, { token }: { token: string }) {
  const seconds = 6;
  const bytes = await mp4Of({ seconds, hasSound: false });
  const { init, segments } = await renditionOf({ seconds, hasSound: false });
  const file = { key: 'a-video-of-this-walk', size: bytes.length, name: 'dough.mp4', type: 'video/mp4' };
  const upload = await ask<Upload>('POST', '/api/uploads', { token, body: { ...file, purpose: 'video' } });
  const { id } = upload.body;
  const at = `/api/renditions/${id}`;
  const send = (url: string, body: Buffer, method = 'PUT', headers = {}) =>
    ask(method, url, {
      token,
      body,
      headers: { 'content-type': 'application/offset+octet-stream', ...headers },
    });
  const wanted = { key: 'avc-of-this-walk', renditions: ['360'] };
  expect((await ask('GET', at, { token })).status).toBe(404);
  expect((await ask('POST', at, { token, body: { ...wanted, renditions: ['audio'] } })).status).toBe(422);
  expect((await ask('POST', at, { token, body: wanted })).status).toBe(201);
  expect((await ask('DELETE', at, { token })).status).toBe(204);
  await ask('POST', at, { token, body: wanted });
  expect((await ask('POST', `${at}/finish`, { token, body: { segments: { '360': 2 } } })).status).toBe(409);
  await send(`/api/uploads/${id}`, bytes, 'PATCH', { 'upload-offset': '0' });
  const kept = await ask<MediaFile>('POST', `/api/uploads/${id}/finish`, { token, body: {} });
  expect(kept.body.playback).toMatchObject({ duration: seconds, renditions: { status: 'preparing' } });
  // After any other reason the server starts a remux, which would run beside the walk.
  const failure = { token, body: { reason: 'storage_full' } };
  expect((await ask('POST', `${at}/failure`, failure)).status).toBe(204);
  const mediaAt = `/api/media/${kept.body.mediaId}`;
  const failed = await ask<MediaFile>('GET', mediaAt, { token });
  expect(failed.body.playback?.renditions).toMatchObject({ status: 'none', failure: 'storage_full' });
  const small = { token, body: { maxRendition: '1080' } };
  expect((await ask('PATCH', mediaAt, small)).status).toBe(422);
  await ask('POST', at, { token, body: wanted });
  expect((await send(`${at}/360-init.mp4`, init)).status).toBe(204);
  expect((await send(`${at}/360-1.m4s?duration=4000`, init)).status).toBe(422);
  for (const [place, segment] of segments.entries())
    await send(`${at}/360-${place + 1}.m4s?duration=${segment.ms}`, segment.bytes);
  await send(`${at}/poster.jpg`, jpegOf());
  const come = await ask<Preparation>('GET', at, { token });
  expect(come.body.files).toEqual([{ name: '360', init: true, segments: [[1, segments.length]] }]);
  const counts = { segments: { '360': segments.length } };
  const ready = await ask<MediaFile>('POST', `${at}/finish`, { token, body: counts });
  expect(ready.body.playback?.renditions).toMatchObject({ status: 'ready', poster: true });
  await walkCaptions(ask, { token, mediaId: kept.body.mediaId });
  await walkPlayback(ask, haat, { token, mediaId: kept.body.mediaId });
  await walkTrailer(ask, { token, mediaId: kept.body.mediaId });
}

/** It becomes the trailer of a product, which anybody reads. */
async function walkTrailer(ask: Ask, { token, mediaId }: { token: string; mediaId: string }) {
  const price = { type: 'once', amount: 10_000 };
  const fields = { kind: 'page', title: 'Dough', prices: [price], trailer: { mediaId } };
  const { id } = (await ask<Product>('POST', '/api/products', { token, body: fields })).body;
  expect((await ask<Product>('POST', `/api/products/${id}/publish`, { token })).body.trailer).toEqual({
    mediaId,
  });
  const shown = await ask<PublicProduct>('GET', `/api/public/products/${id}`);
  expect(shown.body.trailer).toMatchObject({ mediaId, seconds: 6 });
  const wrong = { token, body: { trailer: { mediaId: 'HT7K2M9QabcdefGH' } } };
  expect((await ask('PATCH', `/api/products/${id}`, wrong)).status).toBe(422);
}

async function walkCaptions(ask: Ask, { token, mediaId }: { token: string; mediaId: string }) {
  const at = `/api/media/${mediaId}/captions/hi`;
  const body = { label: '', text: '1\n00:00:00,000 --> 00:00:02,000\nआटा गूँधें\n' };
  const set = await ask<MediaFile>('PUT', at, { token, body });
  expect(set.body.playback?.captions).toEqual([{ language: 'hi', label: 'हिन्दी' }]);
  expect((await ask('PUT', at, { token, body: { ...body, text: 'dough' } })).status).toBe(422);
  expect((await ask<Captions>('GET', at, { token })).body.text).toMatch(/^WEBVTT\n/);
  const chapters = { chapters: [{ start: 0, title: 'Dough' }] };
  const with1 = await ask<MediaFile>('PUT', `/api/media/${mediaId}/chapters`, { token, body: chapters });
  expect(with1.body.playback?.chapters).toEqual(chapters.chapters);
  expect((await ask('DELETE', at, { token })).status).toBe(204);
  expect((await ask('DELETE', at, { token })).status).toBe(404);
}

/** Two devices of its buyer play it, and a third one does not. */
async function walkPlayback(ask: Ask, haat: Haat, { token, mediaId }: { token: string; mediaId: string }) {
  const { id: productId } = await publishFilm(haat.url, token, mediaId);
  const placed = await placeOrder(
    haat.url,
    { productId, buyer: { phone: '9812345613' } },
    'conformance-film',
  );
  await decide(haat.url, placed.payment.session);
  const headers = { 'order-token': placed.token };
  const read = async () => (await ask<Order>('GET', `/api/orders/${placed.id}`, { headers })).body;
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe('fulfilled');
  const [part] = (await read()).access?.received?.parts ?? [];
  const plays = async (device: string, isPlaying = true) =>
    (await ask('PUT', part?.playbackUrl ?? '', { headers, body: { device, position: 3, isPlaying } })).status;
  expect(await plays('a-phone-of-the-buyer')).toBe(204);
  expect(await plays('a-laptop-of-the-buyer')).toBe(204);
  expect(await plays('a-tablet-of-somebody')).toBe(409);
  expect(await plays('a-phone-of-the-buyer', false)).toBe(204);
  expect(await plays('a-tablet-of-somebody')).toBe(204);
}
