import type { Standing } from '../push';

/** A device that could show messages, and that nobody has been asked about. */
export const freshDevice: Standing = {
  isConfigured: true,
  isSupported: true,
  permission: 'default',
  isWanted: false,
  savedToken: null,
  wasOffered: false,
};
