/** What the fields of a lesson, and of a section, are called in the problems, before the dot. */
export const lessonField = (id: string) => `content.lessons.${id}`;
export const sectionField = (id: string) => `content.sections.${id}`;

/** Of a lesson, what can be wrong or missing. */
export const lessonFields = ['title', 'text', 'url', 'minutes'] as const;
