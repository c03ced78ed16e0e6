import type { PushState } from '../push';

/** A device that could show messages, and that nobody has been asked about. */
export const freshDevice: PushState = {
  isConfigured: true,
  isSupported: true,
  permission: 'default',
  isWanted: false,
  savedToken: null,
  wasOffered: false,
};
