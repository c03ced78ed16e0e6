import type { Mail } from '../../../gateways/mail';
import type { Deps } from '../../../platform/deps';
import type { Sealer } from '../../../platform/security/sealed';
import { hideSecrets, showSecrets } from '../../../platform/security/sealed.text';
import * as repository from './notify.repository';
import type { Keep } from './notify.service';

/** A message as the development outbox shows it. */
export interface OutboxMessage {
  id: string;
  channel: 'sms' | 'mail';
  to: string;
  text: string;
  otp?: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** A mail as its reader would see it. */
export interface OutboxMail extends OutboxMessage, MailParts {}

type MailParts = Pick<Mail, 'subject' | 'html' | 'calendar'>;

const placeOf = (id: string) => `message ${id}`;
const mailPlaceOf = (id: string) => `mail of message ${id}`;
/** As `messageId` writes it. */
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** A row of the outbox as it was before its secrets were sealed. */
export function shownMessage(
  sealer: Pick<Sealer, 'open'>,
  { id, channel, sent_to, text, otp, secrets, at }: repository.MessageRow,
): OutboxMessage {
  const whole = showSecrets(sealer, { text: `${otp ?? ''}\n${text}`, secrets }, placeOf(id));
  const end = whole.indexOf('\n');
  return {
    id,
    channel,
    to: sent_to,
    text: whole.slice(end + 1),
    ...(otp !== null && { otp: whole.slice(0, end) }),
    at: at.toISOString(),
  };
}

/** Where messages go while no provider is set: into a table that developers read. Never chosen in production. */
export function createOutbox({
  clock,
  database,
  jobs,
  sealer,
}: Pick<Deps, 'clock' | 'database' | 'jobs' | 'sealer'>) {
  jobs.every('outbox.sweep', 60 * 60 * 1000, () =>
    repository.deleteMessagesBefore(database.db, new Date(clock.now().getTime() - keptMs)),
  );

  const keep: Keep = ({ sms, mail }) => {
    const at = clock.now();
    return repository.insertMessages(database.db, [
      ...sms.map(({ id, to, ...message }) => ({
        id,
        channel: 'sms' as const,
        sent_to: to,
        ...hidden(id, message),
        mail: null,
        at,
      })),
      ...mail.map(({ id, to, subject, text, html, calendar, otp }) => ({
        id,
        channel: 'mail' as const,
        sent_to: to,
        ...hidden(id, { text: `${subject}\n\n${text}`, otp }),
        mail: sealedParts(id, { subject, html, ...(calendar && { calendar }) }),
        at,
      })),
    ]);
  };

  /** What opens something is sealed, the code above all: a copy of the database signs nobody in. */
  function hidden(id: string, { text, otp }: { text: string; otp: string | null }) {
    const { text: shown, secrets } = hideSecrets(
      sealer,
      `${otp ?? ''}\n${text}`,
      placeOf(id),
      otp ?? undefined,
    );
    const end = shown.indexOf('\n');
    return { text: shown.slice(end + 1), otp: shown.slice(0, end) || null, secrets };
  }

  const sealedParts = (id: string, parts: MailParts): Buffer =>
    sealer.seal(JSON.stringify(parts), mailPlaceOf(id));

  return {
    keep,
    /** The newest messages first. `hasMail`: `mail` has more of it. */
    async newest(limit = 100): Promise<(OutboxMessage & { hasMail: boolean })[]> {
      const rows = await repository.newestMessages(database.db, limit);
      return rows.map(({ has_mail, ...row }) => ({ ...shownMessage(sealer, row), hasMail: has_mail }));
    },
    /** Null where it is no mail that is kept. */
    async mail(id: string): Promise<OutboxMail | null> {
      const row = idPattern.test(id) ? await repository.findMail(database.db, id) : null;
      if (!row) return null;
      const parts = JSON.parse(sealer.open(row.mail, mailPlaceOf(id))) as MailParts;
      // The text begins with the subject, which stands by itself here.
      const { text, ...message } = shownMessage(sealer, row);
      return { ...message, text: text.slice(parts.subject.length + 2), ...parts };
    },
  };
}
