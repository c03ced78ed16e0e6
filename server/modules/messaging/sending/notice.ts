import type { Language } from '@haat/i18n';
import type { Notice } from '../templates/registry';

export type { Notice };

/** What other modules may tell; codes are sent by `sendCode`. */
export type Tellable = Exclude<Notice, { template: 'otp' }> & {
  /** The account that reads it, where it names none because only one address is told. */
  readerId?: string;
  /** What to speak in to somebody who has chosen no language. */
  language?: Language;
};

/** The queue that carries notices; a job's payload is a Notice. */
export const noticeQueue = 'notify';
