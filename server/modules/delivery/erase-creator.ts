import type { Tx } from '../../platform/database/database';
import { eraseBroadcasts } from './broadcasts';
import { eraseCreatorName } from './certificates/certificate.repository';
import { eraseGuilds } from './discord';
import { eraseLessonMessages } from './lesson-messages';
import { eraseSessionMessages } from './live-sessions';
import { eraseAttempts } from './members';
import { eraseBeforeBuying } from './questions';
import { eraseChats } from './telegram';

/** What this domain keeps of a creator whose account is being deleted. What their buyers hold stays. */
export async function eraseCreator(trx: Tx, sellerId: string): Promise<void> {
  await eraseChats(trx, sellerId);
  await eraseBroadcasts(trx, sellerId);
  await eraseGuilds(trx, sellerId);
  await eraseAttempts(trx, sellerId);
  await eraseCreatorName(trx, sellerId);
  await eraseLessonMessages(trx, sellerId);
  await eraseSessionMessages(trx, sellerId);
  await eraseBeforeBuying(trx, sellerId);
}
