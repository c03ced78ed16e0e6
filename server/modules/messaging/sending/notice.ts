import type { Language } from '@haat/i18n';
import type { Notice } from '../templates/registry';

export type { Notice };

/** What other modules may tell; codes are sent by `sendCode`. */
export type Tellable = Exclude<Notice, { template: 'otp' }> & {
  /** The receiving account, if the message names only an address. */
  readerId?: string;
  /** Language for users who have not chosen one. */
  language?: Language;
};

/** The queue that carries notices; a job's payload is a Notice. */
export const noticeQueue = 'notify';
