import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Notifier } from '../sending';
import { takeDigest } from './feed.repository';
import { type DigestJob, digestQueue } from './feed.service';

/** One mail of a day, for what somebody wanted to hear of so. What it names is taken with the mail written, so it is named once. */
export function sendDigests(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  { identity, notify }: { identity: Pick<Identity, 'seller'>; notify: Pick<Notifier, 'notify'> },
): void {
  jobs.handle<DigestJob>(digestQueue, async ({ accountId, day }) => {
    const seller = await identity.seller(accountId);
    await database.tx(async (trx) => {
      const items = await takeDigest(trx, accountId, day);
      const email = seller?.email;
      if (items.length === 0 || !email) return;
      await notify.notify(trx, {
        template: 'digest',
        accountId,
        email,
        day,
        items: items.map(({ title, text, title_hi, text_hi, link }) => ({
          title,
          text,
          ...(title_hi !== null && { hindi: { title: title_hi, text: text_hi ?? '' } }),
          link,
        })),
      });
    });
  });
}
