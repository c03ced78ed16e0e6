import { TryLater, Undeliverable } from '../../../gateways/delivery';
import type { Mail } from '../../../gateways/mail';
import type { Push } from '../../../gateways/push';
import type { Sms } from '../../../gateways/sms';
import type { Deps } from '../../../platform/deps';
import { bulkPriority, type NewJob } from '../../../platform/jobs/jobs';

export interface Devices {
  /** Of the devices of an account that take push messages. */
  pushTokens(accountId: string): Promise<string[]>;
  /** Forgets tokens of devices that take none any more. */
  dropPushTokens(tokens: string[]): Promise<void>;
}

/** Sealed as a whole: a text message that carries a code says it in several places. */
interface QueuedMessage<Message> {
  /** Base64. Jobs that waited before messages were sealed have the message itself. */
  sealed?: string;
  message?: Message;
  /** Whom it is for, so that it can be found when they leave. */
  to?: unknown;
  /** ISO 8601; later it is not worth sending. Null: always. */
  until: string | null;
}

type Parts = Pick<Deps, 'clock' | 'gateways' | 'jobs' | 'log' | 'sealer'>;

const place = 'notify.carried';

/** About eight hours: a provider's bad night. */
const attempts = 20;
const restMs = 3_000;

/** Sends messages, each in its own job: */
export function createMessageSending({ clock, gateways, jobs, log, sealer }: Parts, devices: Devices) {
  const { sms, mail, push } = gateways;
  const now = () => clock.now().getTime();

  function handleChannel<Message extends { id: string }>(
    channel: 'sms' | 'mail' | 'push',
    provider: string,
    send: (message: Message) => Promise<unknown>,
  ): void {
    let restsUntil = 0;
    jobs.handle<QueuedMessage<Message>>(
      `notify.${channel}`,
      async ({ until, ...carried }) => {
        const message = messageIn(carried);
        if (until !== null && now() > Date.parse(until)) {
          log.warn({ channel, message: message.id }, 'Message expired before it was sent');
          return;
        }
        // Those behind one that nobody answered do not all wait for an answer as well.
        if (now() < restsUntil) throw new TryLater(`${provider}_rests`, restsUntil - now());
        try {
          await send(message);
        } catch (error) {
          if (error instanceof TryLater && error.isSilent) restsUntil = now() + restMs;
          if (!(error instanceof Undeliverable)) throw error;
          log.warn(
            { channel, provider, message: message.id, reason: error.reason },
            'Message could not be delivered',
          );
        }
      },
      { attempts },
    );
  }

  function messageIn<Message>({ message, sealed }: Omit<QueuedMessage<Message>, 'until'>): Message {
    if (sealed === undefined) return message as Message;
    return JSON.parse(sealer.open(Buffer.from(sealed, 'base64'), place)) as Message;
  }

  if (sms) handleChannel<Sms>('sms', sms.provider, sms.send);
  if (mail) handleChannel<Mail>('mail', mail.provider, mail.send);
  if (push)
    handleChannel<Push>('push', push.provider, async (message) => {
      if ((await push.send(message)) === 'gone') await devices.dropPushTokens([message.token]);
    });

  return {
    /** The job that takes a message out. A second one of the same message is dropped while the first waits. */
    job: <Message extends { id: string }>(
      channel: 'sms' | 'mail' | 'push',
      message: Message,
      { until, isUrgent, isBulk }: { until: string | null; isUrgent: boolean; isBulk: boolean },
    ): NewJob => ({
      queue: `notify.${channel}`,
      payload: {
        sealed: sealer.seal(JSON.stringify(message), place).toString('base64'),
        until,
        to: 'to' in message ? message.to : undefined,
      } satisfies QueuedMessage<Message>,
      dedupeKey: message.id,
      ...(isUrgent && { priority: 0 }),
      ...(isBulk && { priority: bulkPriority }),
    }),
  };
}
