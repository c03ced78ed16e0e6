import type { ImageSources } from '@haat/openapi';

export const sampleCover: ImageSources = {
  id: 'CoverCoverCover1',
  width: 1440,
  height: 810,
  alt: 'Hills in the rain',
  src: '/media/CoverCoverCover1/720.jpg',
  avif: '/media/CoverCoverCover1/360.avif 360w, /media/CoverCoverCover1/720.avif 720w',
  webp: '/media/CoverCoverCover1/360.webp 360w, /media/CoverCoverCover1/720.webp 720w',
};
