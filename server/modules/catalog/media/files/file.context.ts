import type { Deps } from '../../../../platform/deps';

/** What files and their renditions need. */
export interface FileContext extends Pick<Deps, 'database' | 'storage' | 'clock' | 'random' | 'workers'> {
  /** Bytes that all files of an account may have, by its plan. */
  limits: Readonly<Record<'FREE' | 'PREMIUM' | 'VVIP', number>>;
}
