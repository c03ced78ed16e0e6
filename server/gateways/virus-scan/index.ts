import type { ClamavConfig } from '../../platform/config/clamav';
import { createClamd } from './clamd';
import type { VirusScanner } from './virus-scan.gateway';

export { ScanFailed, type ScanResult, type VirusScanner } from './virus-scan.gateway';

/** Null: uploads are not checked. */
export const createVirusScanner = (config: ClamavConfig | null): VirusScanner | null =>
  config && createClamd(config);
