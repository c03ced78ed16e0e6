import type { ProductKind } from '@haat/openapi';
import { texts } from './generated/texts';
import type { KindTexts } from './kind';

export const kindTexts: Readonly<Record<ProductKind, KindTexts>> = texts;
