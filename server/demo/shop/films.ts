import type { ContentItem, CourseContent, NewProduct } from '@haat/openapi';

/** A video of the demonstration shop, drawn for it. */
export interface DemoFilm {
  /** A file beside the pictures; its captions are beside it, by language. */
  file: string;
  name: string;
  captions: readonly string[];
  chapters: readonly { start: number; title: string }[];
  /** The content with the video in it. */
  placed: (content: NewProduct['content'], mediaId: string) => NewProduct['content'];
}

/** Where it stands: a lesson that a link stands for while there is no video. */
const lessonId = 'first';

/** Shown for free in the course of the shop. */
export const folding: DemoFilm = {
  file: 'folding.mp4',
  name: 'Four folds.mp4',
  captions: ['en', 'hi'],
  chapters: [
    { start: 0, title: 'Wet hands' },
    { start: 2, title: 'Four folds' },
    { start: 18, title: 'Rest' },
  ],
  placed: (content, mediaId) => {
    const { sections = [], ...course } = content as CourseContent;
    const item: ContentItem = { id: 'film', type: 'video', title: 'Four folds', mediaId };
    return {
      ...course,
      sections: sections.map((section) => ({
        ...section,
        lessons: section.lessons.map(({ url, ...lesson }) => ({
          ...lesson,
          ...(lesson.id === lessonId ? { isFree: true, items: [item] } : url !== undefined && { url }),
        })),
      })),
    };
  },
};
