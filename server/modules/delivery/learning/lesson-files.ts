import { filesIn } from '@haat/kinds/parts/items/items.rules';
import { canLearn, holdsBack, statesOf } from '@haat/kinds/parts/learning/learning.rules';
import { hasEndedOne } from '@haat/kinds/parts/live/series.rules';
import { kindOf } from '@haat/kinds/rules';
import type { Deps } from '../../../platform/deps';
import type { Sellable } from '../../catalog';
import type { GrantWithOrder } from '../files/file-download.repository';
import { findProgress, findStart } from './learning.repository';

/** Whether a file that a product names is open to its buyer. */
export type IsOpen = (mediaId: string) => boolean;

const all: IsOpen = () => true;
const none: IsOpen = () => false;

/** Which files of a product are in a lesson that is open to its buyer, or of a session that has ended; so is every file of what is neither. */
export async function openLessonFiles(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { seller_id, id }: Pick<GrantWithOrder, 'seller_id' | 'id'>,
  product: Sellable['product'],
): Promise<IsOpen> {
  const held = kindOf(product).session?.(product.content as never);
  if (held && !hasEndedOne(held.dates, clock.now())) return none;
  const content = kindOf(product).lessons?.(product.content as never, product.title);
  if (!content || !holdsBack(content)) return all;
  const startedAt = await findStart(database.db, seller_id, id);
  if (!startedAt) return none;
  const progress = await findProgress(database.db, seller_id, id);
  const states = statesOf(content, { startedAt, now: clock.now(), progress }).filter(canLearn);
  const files = new Set(
    states.flatMap(({ lesson }) => filesIn(lesson.items, 'items').map(({ mediaId }) => mediaId)),
  );
  return (mediaId) => files.has(mediaId);
}
