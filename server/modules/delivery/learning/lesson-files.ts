import { filesIn } from '@haat/kinds/parts/items/items.rules';
import { canLearn, holdsBack, statesOf } from '@haat/kinds/parts/learning/learning.rules';
import { hasEndedOne } from '@haat/kinds/parts/live/series.rules';
import { kindOf } from '@haat/kinds/rules';
import type { Deps } from '../../../platform/deps';
import type { Sellable } from '../../catalog';
import type { GrantWithOrder } from '../files/file-download.repository';
import { findProgress, findStart } from './learning.repository';

/** Whether a file that a product names is in a lesson that is open to its buyer, or of a session that has ended; so is every file of what is neither. */
export async function isInOpenLesson(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { seller_id, id }: GrantWithOrder,
  product: Sellable['product'],
  mediaId: string,
): Promise<boolean> {
  const held = kindOf(product).session?.(product.content as never);
  if (held && !hasEndedOne(held.dates, clock.now())) return false;
  const content = kindOf(product).lessons?.(product.content as never, product.title);
  if (!content || !holdsBack(content)) return true;
  const startedAt = await findStart(database.db, seller_id, id);
  if (!startedAt) return false;
  const progress = await findProgress(database.db, seller_id, id);
  const states = statesOf(content, { startedAt, now: clock.now(), progress });
  return states.some(
    (state) =>
      canLearn(state) && filesIn(state.lesson.items, 'items').some((file) => file.mediaId === mediaId),
  );
}
