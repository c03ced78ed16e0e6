import type { ProductKind } from '@haat/openapi';
import { previews } from './generated/previews';
import type { KindPreview } from './kind';

export const kindParts: Readonly<Record<ProductKind, KindPreview>> = previews;
