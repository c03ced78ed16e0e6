import type { CourseContent, Lesson } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { ContentError } from '../parts/content-error';

const shown = (count: number) => count.toLocaleString('en-IN');

/** Throws a 409 refusal naming `content.sections`. */
export function refuseTooMuch({ sections = [] }: CourseContent): void {
  const lessons = sections.flatMap((section) => section.lessons);
  if (lessons.length > quotas.lessonsOfCourse)
    throw tooMany('too_many_lessons', `A course can have ${shown(quotas.lessonsOfCourse)} lessons`);
  const text = lessons.reduce((sum, lesson) => sum + textOf(lesson), 0);
  if (text > quotas.textOfCourse)
    throw tooMany(
      'too_much_text',
      `The lessons of a course can have ${shown(quotas.textOfCourse)} characters together`,
    );
}

const textOf = ({ text = '', items = [] }: Lesson): number =>
  items.reduce((sum, item) => sum + (item.text?.length ?? 0), text.length);

const tooMany = (code: string, message: string) => new ContentError({ 'content.sections': message }, code);
