/** The field of its items. */
export const lockItems = 'content.items';
