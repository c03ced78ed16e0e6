import { t } from '@haat/i18n';
import { readUserAgent } from '@haat/openapi/user-agent';

export interface Device {
  /** "Chrome on Android" */
  name: string;
  isHandheld: boolean;
}

/** What people call a device, from the user-agent string it gave of itself; null when it gave none. */
export function deviceOf(userAgent: string | null): Device {
  const { browser, system, isHandheld } = readUserAgent(userAgent ?? '');
  if (browser && system) return { name: t('{browser} on {system}', { browser, system }), isHandheld };
  return { name: browser ?? system ?? t('Unknown device'), isHandheld };
}
