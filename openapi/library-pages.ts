// Models of the pages where a browser without scripts opens what was bought.
import type { components } from './generated/contract';
import type { Site } from './site';

/** What a browser has bought, or its proved phones. */
export interface LibraryModel {
  page: 'library';
  site: Site;
  /** Newest first. */
  purchases: components['schemas']['Purchase'][];
  /** The last four digits of each phone that was proved here; none where it only bought. */
  phoneEndings: string[];
  /** Where the list goes on; null at its end. */
  moreUrl: string | null;
}

/** Asks for a phone, then for the code that was sent to it. */
export interface LibraryCodeModel {
  page: 'libraryCode';
  site: Site;
  /** As it was typed. */
  phone: string;
  /** Whether a code is on its way. */
  sent: boolean;
  error: string | null;
  /** There is a library here already, to go back to. */
  hasLibrary: boolean;
}
