import { itemField } from '../parts/items/items.rules';

/** The name of an item's fields in what is wrong or missing: by its id, which stays when it is moved. */
export const lockField = (id: string) => itemField('content.items', id);
