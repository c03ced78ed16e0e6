import type { Clock } from '../../../platform/clock/clock';
import type { Signer } from '../../../platform/security/signer';

/** An order with the versions that what is signed for it holds for: raising one takes back what was signed before. */
export interface VersionedOrder {
  id: string;
  /** Of the links that were sent. */
  linkVersion: number;
  /** Of its token, and of what browsers hold. */
  tokenVersion: number;
}

/** What something that was signed once is worth now. */
export type Worth = 'good' | 'over' | 'revoked' | 'none';

/** Ms: how long the library's links open without an OTP. */
const tokenLifetime = 60 * 60_000;

/** The first version is not written, so that links and tokens that were sent before there were versions go on. */
const named = (id: string, version: number): string => (version === 0 ? id : `${id}.${version}`);

/** Keys of orders, each for a purpose of its own, so that a link opens nothing that asks for a token. */
export function createKeys({ clock, signer }: { clock: Clock; signer: Signer }) {
  return {
    token: ({ id, tokenVersion }: Omit<VersionedOrder, 'linkVersion'>): string =>
      signer.sign('order', named(id, tokenVersion)),

    isToken: ({ id, tokenVersion }: VersionedOrder, token: string): boolean =>
      signer.verify('order', named(id, tokenVersion), token),

    /** `k` of a link: its version stands in it, so that one that was taken back is told from a forged one. */
    link({ id, linkVersion }: Omit<VersionedOrder, 'tokenVersion'>): string {
      const signature = signer.sign('access', named(id, linkVersion));
      return linkVersion === 0 ? signature : `${linkVersion}.${signature}`;
    },

    worthOfLink({ id, linkVersion }: VersionedOrder, key: string): Worth {
      const [, versionText, signature = ''] = /^(?:([1-9]\d{0,8})\.)?([\w-]{43})$/.exec(key) ?? [];
      const version = Number(versionText ?? 0);
      if (!signer.verify('access', named(id, version), signature)) return 'none';
      if (version === linkVersion) return 'good';
      return version < linkVersion ? 'revoked' : 'none';
    },

    pass({ id, tokenVersion }: Omit<VersionedOrder, 'linkVersion'>): string {
      const until = clock.now().getTime() + tokenLifetime;
      return `${until}.${signer.sign('accessPass', `${named(id, tokenVersion)}.${until}`)}`;
    },

    worthOfPass({ id, tokenVersion }: VersionedOrder, pass: string): Worth {
      const [until = '', signature = ''] = pass.split('.');
      if (!signer.verify('accessPass', `${named(id, tokenVersion)}.${until}`, signature)) return 'none';
      return Number(until) > clock.now().getTime() ? 'good' : 'over';
    },
  };
}
