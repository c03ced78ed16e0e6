import type { ProductKind } from '@haat/openapi';
import type { KindValues } from './drafts';
import { editors } from './generated/editors';
import type { KindEditor } from './kind';

/** The views of a kind. They are given the fields of their kind, which no type can say of a pair. */
export const kindView = (kind: ProductKind): KindEditor<KindValues> =>
  editors[kind] as unknown as KindEditor<KindValues>;
