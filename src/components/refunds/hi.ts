import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'At most {sum} can be refunded.': 'ज़्यादा से ज़्यादा {sum} लौटाए जा सकते हैं।',
  'Leave at least {least}, or refund all {sum}.': 'कम से कम {least} छोड़ें, या पूरे {sum} लौटाएँ।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
