import type { CourseContent, ProductFields } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { conflict } from '../../../../platform/http/errors';

const shown = (count: number) => count.toLocaleString('en-IN');

/** Throws a 409 refusal when one more would be too many. */
export function refuseTooMany({ all, drafts }: { all: number; drafts: number }): void {
  if (all >= quotas.products)
    throw conflict(
      'too_many_products',
      `You can have ${shown(quotas.products)} products. Delete drafts you do not need`,
    );
  if (drafts >= quotas.drafts)
    throw conflict(
      'too_many_drafts',
      `You can have ${shown(quotas.drafts)} drafts. Publish or delete some first`,
    );
}

/** Throws a 409 refusal naming the field. */
export function refuseTooLong({
  prices = [],
  questions = [],
}: Pick<ProductFields, 'prices' | 'questions'>): void {
  if (prices.length > quotas.pricesOfProduct)
    throw tooMany('too_many_prices', 'prices', `A product can have ${shown(quotas.pricesOfProduct)} prices`);
  if (questions.length > quotas.questionsOfProduct)
    throw tooMany(
      'too_many_questions',
      'questions',
      `A product can have ${shown(quotas.questionsOfProduct)} questions`,
    );
}

/** Throws a 409 refusal naming `content.sections`. */
export function refuseTooMuch({ sections = [] }: CourseContent): void {
  const lessons = sections.flatMap((section) => section.lessons);
  if (lessons.length > quotas.lessonsOfCourse)
    throw tooMany(
      'too_many_lessons',
      'content.sections',
      `A course can have ${shown(quotas.lessonsOfCourse)} lessons`,
    );
  const text = lessons.reduce((sum, lesson) => sum + (lesson.text?.length ?? 0), 0);
  if (text > quotas.textOfCourse)
    throw tooMany(
      'too_much_text',
      'content.sections',
      `The lessons of a course can have ${shown(quotas.textOfCourse)} characters together`,
    );
}

const tooMany = (code: string, field: string, message: string) =>
  conflict(code, message, { [field]: message });
