import type { KindAccess } from '../kind';
import { itemsAct } from '../parts/items/items-act';

/** A payment page gives its thanks; what its thank-you holds besides is the next thing. */
export const access: KindAccess = { mainAct: itemsAct };
