import type { Deps } from '../../../../platform/deps';
import { openTestApp, type TestApp } from '../../../accounts/identity/testing/app';
import type { Tellable } from '../../sending';
import { createNotifications } from '..';

/** A creator's side of the server with their notifications. */
export async function openFeedFixture(overrides: Partial<Deps> = {}) {
  let notifications: ReturnType<typeof createNotifications> | undefined;
  const app: TestApp = await openTestApp(overrides, (deps, parts) => {
    notifications = createNotifications(deps, parts);
    return notifications.handlers;
  });
  if (!notifications) throw new Error('the desk has no notifications');
  const { deps, notify } = app;
  const { live } = notifications;

  return {
    ...app,
    live,
    async close(): Promise<void> {
      live.close();
      await app.close();
    },
    /** Tells something and carries it out. */
    async tell(...notices: Tellable[]): Promise<void> {
      await deps.database.tx(async (trx) => {
        for (const notice of notices) await notify.notify(trx, notice);
      });
      await deps.jobs.drain();
    },
    /** The mails of the outbox to an address, the newest first. */
    async mailsTo(email: string): Promise<string[]> {
      const messages = await notify.outbox();
      return messages.filter(({ channel, to }) => channel === 'mail' && to === email).map(({ text }) => text);
    },
  };
}

export type FeedFixture = Awaited<ReturnType<typeof openFeedFixture>>;

/** A sale of an account, told. */
export const saleOf = (
  sellerId: string,
  orderId: string,
  reach: { phone?: string | null; email?: string | null } = {},
): Tellable => ({
  template: 'sale',
  sellerId,
  phone: null,
  email: null,
  ...reach,
  orderId,
  productTitle: `Raga notes ${orderId}`,
  amount: 49_900,
  net: 46_956,
});
