import type { Clock } from '../../../platform/clock/clock';
import type { Signer } from '../../../platform/security/signer';

/** Ms: how long a creator's link to a document opens. */
const lifetime = 60 * 60_000;
const purpose = 'paperPass';

/**
 * The end of an address with which a signed-in browser opens the documents of one order, or the fee invoices of one creator, without a header; and,
 * for longer, a mail the one document it brings.
 */
export function createDocumentToken({ clock, signer }: { clock: Clock; signer: Signer }) {
  return {
    of(subject: string, livesMs = lifetime): string {
      const until = clock.now().getTime() + livesMs;
      return `${until}.${signer.sign(purpose, `${subject}.${until}`)}`;
    },
    isGood(subject: string, token: string): boolean {
      const [until = '', signature = ''] = token.split('.');
      return (
        signer.verify(purpose, `${subject}.${until}`, signature) && Number(until) > clock.now().getTime()
      );
    },
  };
}

export type DocumentToken = ReturnType<typeof createDocumentToken>;
