import type { PublicTrailer } from '@haat/openapi';
import type { TrailerModel } from '@haat/openapi/pages';
import { productWith, site } from './models';

const at = (name: string) => `/stream/video/TrailerTrailer11${name}?product=MonsoonMonsoon1`;

export const trailer: PublicTrailer = {
  mediaId: 'TrailerTrailer11',
  seconds: 72,
  width: 1280,
  height: 720,
  streamUrl: at(''),
  playlistUrl: at('/master.m3u8'),
  captions: [{ language: 'en', label: 'English', src: at('/captions-en.vtt') }],
};

export const trailerPageWith = (changes: Partial<TrailerModel['product']> = {}): TrailerModel => ({
  page: 'trailer',
  site,
  product: { ...productWith(), trailer, ...changes },
});
