import type { Clock } from '../clock/clock';
import type { Signer } from './signer';

/** What opens something for a while and needs no table: the wish itself, signed, with the moment at which it runs out. */
export function createSignedToken<Wish extends object>(
  { clock, signer }: { clock: Clock; signer: Signer },
  /** @param lifetime in ms */
  { purpose, lifetime }: { purpose: string; lifetime: number },
) {
  return {
    write(input: Wish): string {
      const until = clock.now().getTime() + lifetime;
      const text = Buffer.from(JSON.stringify({ ...input, until })).toString('base64url');
      return `${text}.${signer.sign(purpose, text)}`;
    },
    /** Null for one that is not ours, or not any more. */
    read(token: string): Wish | null {
      const [text = '', signature = ''] = token.split('.');
      if (!signer.verify(purpose, text, signature)) return null;
      const { until, ...input } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Wish & {
        until: number;
      };
      return until > clock.now().getTime() ? (input as unknown as Wish) : null;
    },
  };
}
