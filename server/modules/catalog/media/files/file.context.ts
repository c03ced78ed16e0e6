import type { Deps } from '../../../../platform/deps';
import type { FileScans } from './file.scan';

/** What files and their renditions need. */
export interface FileContext extends Pick<Deps, 'database' | 'storage' | 'clock' | 'random' | 'workers'> {
  /** Bytes that all files of an account may have, by its plan. */
  limits: Readonly<Record<'FREE' | 'PREMIUM' | 'VVIP', number>>;
  /** Null: contents are not checked for viruses. */
  scans: FileScans | null;
}
