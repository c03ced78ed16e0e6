// A course with many lessons, for tests and benchmarks of its editor.
import type { CourseContent, Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { call } from './call';
import { expectStatus } from './shop';

interface Size {
  lessons: number;
  lessonsOfSection: number;
}

/** As much as creators write: a text, a link and a length. */
function contentOf({ lessons, lessonsOfSection }: Size): CourseContent {
  const sections = Array.from({ length: lessons / lessonsOfSection }, (_, section) => ({
    id: `s${section + 1}`,
    title: `Week ${section + 1}`,
    lessons: Array.from({ length: lessonsOfSection }, (__, place) => {
      const number = section * lessonsOfSection + place + 1;
      return {
        id: `l${number}`,
        title: `Lesson ${number}: how bread rises`,
        minutes: 12,
        text: `Weigh the flour of loaf ${number}. `.repeat(20),
        url: `https://example.com/${number}`,
      };
    }),
  }));
  return { sections };
}

/** Answers its id. */
export async function makeLongCourse(url: string, token: string, size: Size): Promise<string> {
  const title = `Bread in ${size.lessons} lessons`;
  const body = { kind: 'course', title, content: contentOf(size), prices: [] };
  return expectStatus(await call<Product>(url, 'POST', '/api/products', { token, body }), 201).id;
}

/** Where its lessons are written. */
export const editorOf = (id: string): string => `${paths.create('course')}?id=${id}&step=content`;
