import type { Product } from '@haat/contract';
import { paths } from '../../app/paths';

export const editHref = ({ id }: Product) => paths.edit('page', id);

/** What a draft still needs, or that it needs nothing more. */
export const missingWords = ({ missing }: Product) => missing[0]?.message ?? 'Ready to publish';
