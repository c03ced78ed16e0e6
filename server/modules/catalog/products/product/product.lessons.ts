import { addedLessons } from '@haat/kinds/parts/learning/opening.rules';
import { kindOf } from '@haat/kinds/rules';
import type { CourseContent, Lesson } from '@haat/openapi';
import type { ProductRow } from './product.repository';

type Taught = Pick<ProductRow, 'kind' | 'content' | 'title'>;

/** What its buyers learn; null of kinds that do not teach. */
export const lessonsOf = (product: Taught): CourseContent | null =>
  kindOf(product).lessons?.(product.content as never, product.title) ?? null;

/** The lessons that buyers have in one version and did not have in the one before; null of kinds that do not teach. */
export function lessonsAdded(before: Taught, after: Taught): Lesson[] | null {
  const [former, content] = [lessonsOf(before), lessonsOf(after)];
  return former && content && addedLessons(former, content);
}
