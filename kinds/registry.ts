/** The one list of kinds of products, in the order of menus. `npm run generate` writes the rest from it. */
export const kinds = ['page', 'telegram', 'course', 'lesson', 'webinar', 'lock', 'combo', 'discord'] as const;
