import type { Deps } from '../../../platform/deps';
import { deleteNoncesBefore } from './google/google.repository';
import { deleteOldChallenges } from './otp/otp.repository';
import { forgetHandles } from './profile/handle.repository';
import { leadsOnMs } from './profile/handle.rules';
import { deleteDeadPushTokens } from './push/push.repository';
import { deleteOldDevices } from './sessions/device.repository';
import { deviceLivesMs } from './sessions/device.service';
import { deleteEndedSessions } from './sessions/session.repository';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Forgets what proves nothing any more: old codes and their counts, used nonces, ended sessions and their devices, left handles. */
export function scheduleIdentityUpkeep({
  clock,
  config,
  database,
  jobs,
}: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs'>): void {
  jobs.every('identity.sweep', 6 * hour, async () => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    await deleteOldChallenges(database.db, before(2 * day));
    // Far longer than the ticket that a nonce belongs to.
    await deleteNoncesBefore(database.db, before(day));
    await forgetHandles(database.db, before(leadsOnMs));
    await deleteDeadPushTokens(database.db, now);
    await deleteOldDevices(database.db, before(deviceLivesMs));
    await deleteEndedSessions(database.db, {
      before: before(30 * day),
      unusedSince: before((config.sessionIdleDays + 30) * day),
    });
  });
}
