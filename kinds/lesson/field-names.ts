/** The field of its items. */
export const lessonItems = 'content.items';
