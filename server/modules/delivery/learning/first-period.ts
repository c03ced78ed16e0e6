import type { Proof } from '../access';
import { findHeldGrant, isHeldBy } from '../files/file.entitlement';
import { findEarlierPeriods } from '../files/file-download.repository';
import type { LearningContext } from './enrolment';

/**
 * The grant in which somebody goes on who has another period of a subscription: the first that is open and that they hold too. What was learned, written
 * and earned is all there. Whoever has paid for one period with somebody's number holds that alone, and reads nothing of the others.
 */
export async function firstPeriodOf(
  context: Pick<LearningContext, 'access' | 'database'>,
  id: string,
  proof: Proof,
): Promise<string> {
  const grant = await findHeldGrant(context, id, proof);
  const earlier = grant ? await findEarlierPeriods(context.database.db, grant) : [];
  return earlier.find((one) => isHeldBy(context, one, proof))?.id ?? id;
}
