import type { KindPreview } from '../kind';

/** A payment page is what every product shows. */
export const preview: KindPreview = {};
