import { feeVariables, limitVariables, taxVariables } from './variables.money';
import {
  channelVariables,
  googleVariables,
  messageVariables,
  operatorVariables,
  paymentVariables,
  payoutVariables,
  roomVariables,
} from './variables.providers';
import { dataVariables, monitoringVariables, secretVariables, serverVariables } from './variables.server';
import { toolVariables } from './variables.tools';

/** Every environment variable, by the sections of docs/configuration.md. */
export const sections = {
  Server: serverVariables,
  'Data and files': dataVariables,
  Secrets: secretVariables,
  Payments: paymentVariables,
  'Payouts and verification': payoutVariables,
  'SMS and mail': messageVariables,
  'Google and Firebase': googleVariables,
  'Rooms for live sessions': roomVariables,
  Channels: channelVariables,
  'Operator of the installation': operatorVariables,
  'Fees and plans': feeVariables,
  Taxes: taxVariables,
  Limits: limitVariables,
  'Monitoring and load shedding': monitoringVariables,
  'Tests and tools': toolVariables,
} as const;

export const variables = {
  ...serverVariables,
  ...dataVariables,
  ...secretVariables,
  ...paymentVariables,
  ...payoutVariables,
  ...messageVariables,
  ...googleVariables,
  ...roomVariables,
  ...channelVariables,
  ...operatorVariables,
  ...feeVariables,
  ...taxVariables,
  ...limitVariables,
  ...monitoringVariables,
  ...toolVariables,
} as const;

/** Former names: an installation that still sets one does not start with a default instead. */
export const renamedVariables: Readonly<Record<string, VariableName>> = {
  HAAT_SECRET_FORMER: 'HAAT_SECRET_PREVIOUS',
  KYC_FORMER_KEYS: 'KYC_PREVIOUS_KEYS',
  OPERATOR_MOVES_ALONE: 'OPERATOR_DAILY_LIMIT',
  PAYOUT_LEAST: 'PAYOUT_MIN',
  PRICE_LEAST: 'PRICE_MIN',
  PRICE_MOST: 'PRICE_MAX',
  REFUNDS_WITHOUT_CODE: 'REFUND_OTP_THRESHOLD',
  TDS_PERSON_SPARED: 'TDS_EXEMPTION',
};

export type VariableName = keyof typeof variables;
type Parsed<V> = V extends { fallback: infer F; parse(text: string): infer T }
  ? F | Exclude<T, undefined>
  : never;
export type ValueOf<N extends VariableName> = Parsed<(typeof variables)[N]>;
