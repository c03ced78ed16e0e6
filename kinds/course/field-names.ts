/** What the fields of a lesson, and of a section, are called in what is wrong or missing, before the dot: by the id, which stays when one is moved. */
export const lessonsField = 'content.lessons';
export const lessonField = (id: string) => `${lessonsField}.${id}`;
export const lessonItems = (id: string) => `${lessonField(id)}.items`;
export const sectionField = (id: string) => `content.sections.${id}`;

/** Files that become lessons of a section. */
export const sectionFiles = (id: string) => `${sectionField(id)}.files`;

/** Of its quiz. */
export const quizFields = ['quiz', 'quiz.pass', 'quiz.tries', 'quiz.asked'] as const;

/** Of its live session. */
export const liveFields = ['live.startsAt', 'live.minutes', 'live.joinUrl', 'live.recordingUrl'] as const;

/** Of a lesson, what can be wrong or missing. */
export const lessonFields = [
  'title',
  'text',
  'url',
  'minutes',
  'days',
  'at',
  ...quizFields,
  ...liveFields,
] as const;
