import type { ProductKind } from '@haat/openapi';
import { type AreaPlace, describe, engagementPath } from './product-kinds';

/** Where a screen of the area is; the overview for kinds without it. */
const placeOf = (kind: ProductKind, place: AreaPlace): string =>
  (place === 'engagement' ? engagementPath(kind) : describe(kind).settings[place]) ??
  describe(kind).settings.analytics;

/** A screen of the area for one product. */
export const areaPath = (kind: ProductKind, place: AreaPlace, id: string): string =>
  `${placeOf(kind, place)}?id=${encodeURIComponent(id)}`;

/** A screen of the area before a product of a kind is chosen. */
export const areaPathOf = (kind: ProductKind, place: AreaPlace, chosen: ProductKind): string =>
  `${placeOf(kind, place)}?kind=${chosen}`;
