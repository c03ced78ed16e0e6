import type { Clock } from '../../../../platform/clock/clock';
import { createPass } from '../../../../platform/security/signed-token';
import type { Signer } from '../../../../platform/security/signer';

/** Ms: how long an address of a file opens; a download that has begun goes on. */
const lifetime = 10 * 60_000;

/** What a file is of: everything the server needs to make it, so that nothing is kept. */
export interface FileWish {
  file: 'sales.csv' | 'statement.csv' | 'statement.pdf' | 'tax-pack.csv' | 'analytics.csv';
  sellerId: string;
  /** As the contract takes it. */
  filter: Record<string, string | undefined>;
}

/** Addresses of files for a signed-in creator's browser, which opens them without a header: one file each, for a while. */
export function createFilePass(deps: { clock: Clock; signer: Signer }) {
  const pass = createPass<FileWish>(deps, { purpose: 'salesFile', lifetime });
  return {
    pathOf: (wish: FileWish): string => `/files/${wish.file}?of=${pass.write(wish)}`,
    /** Null for an address that is not ours, or not any more, or of another file. */
    read(file: string, given: string): FileWish | null {
      const wish = pass.read(given);
      return wish?.file === file ? wish : null;
    },
  };
}
