/** What the fields of a lesson, and of a section, are called in what is wrong or missing, before the dot: by the id, which stays when one is moved. */
export const lessonField = (id: string) => `content.lessons.${id}`;
export const sectionField = (id: string) => `content.sections.${id}`;

/** Of a lesson, what can be wrong or missing. */
export const lessonFields = ['title', 'text', 'url', 'minutes'] as const;
