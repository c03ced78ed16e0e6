import type { ReviewsModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';

type Sold = Pick<ReviewsModel['product'], 'id' | 'url' | 'reduction'>;

/** Where all that buyers say stands. The code that somebody came with goes along, or the way back would lead to another price. */
export const reviewsPath = ({ id, reduction }: Sold, number = 1): string =>
  address(paths.allReviews(id), { page: number === 1 ? undefined : String(number), code: reduction?.code });

/** The page that plays its trailer. */
export const trailerPath = ({ id, reduction }: Pick<Sold, 'id' | 'reduction'>): string =>
  address(paths.trailer(id), { code: reduction?.code });

/** From there back to the preview. */
export const previewPath = ({ url, reduction }: Sold): string => address(url, { code: reduction?.code });

function address(path: string, wanted: Readonly<Record<string, string | null | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
