import type { Clock } from '../../platform/clock';
import type { Signer } from '../../platform/signer';

/** Ms: how long a creator's link to a paper opens. */
const lifetime = 60 * 60_000;
const purpose = 'paperPass';

/** The end of an address with which a signed-in creator's browser opens the papers of one order, without a header. */
export function createPaperPass({ clock, signer }: { clock: Clock; signer: Signer }) {
  return {
    of(orderId: string): string {
      const until = clock.now().getTime() + lifetime;
      return `${until}.${signer.sign(purpose, `${orderId}.${until}`)}`;
    },
    isGood(orderId: string, pass: string): boolean {
      const [until = '', signature = ''] = pass.split('.');
      return (
        signer.verify(purpose, `${orderId}.${until}`, signature) && Number(until) > clock.now().getTime()
      );
    },
  };
}
