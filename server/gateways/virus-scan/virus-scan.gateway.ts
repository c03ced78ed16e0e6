import type { Readable } from 'node:stream';

export type ScanResult =
  | { status: 'clean' }
  /** `signature`: what the scanner calls it, such as `Win.Test.EICAR_HDB-1`. */
  | { status: 'infected'; signature: string };

/** Looks for viruses in bytes that it is sent. */
export interface VirusScanner {
  /** Bytes that it takes of one content. */
  maxBytes: number;
  /**
   * Scans a content, which is read as fast as the scanner takes it and destroyed in any case.
   * @throws ScanFailed when the scanner came to no result; errors of the content as they are
   */
  scan(content: Readable): Promise<ScanResult>;
}

/** The scanner came to no result. `reason` is a code, without anything of the content. */
export class ScanFailed extends Error {
  override readonly name = 'ScanFailed';
  constructor(readonly reason: string) {
    super(`The virus scanner came to no result: ${reason}`);
  }
}
