import { formatPaise } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { OperatorActionName } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';

/** What the log calls each act. */
export const actionNames = {
  unlock: 'Received',
  resolveDifference: 'Explained a discrepancy',
  answerTicket: 'Answered a ticket',
  blockProduct: 'Blocked a page',
  unblockProduct: 'Unblocked a page',
  acceptReview: 'Approved documents',
  refuseReview: 'Rejected documents',
  placeHold: 'Held money',
  releaseHold: 'Released money',
  adjust: 'Credited or debited money',
  askAboutPayout: 'Checked a payout',
  grantRefund: 'Approved a refund',
  refuseRefund: 'Rejected a refund',
  changeRates: 'Changed the rates',
  refundPlan: 'Refunded a plan',
  removeLoginMethod: 'Removed a lost sign-in method',
  handInEvidence: 'Submitted dispute evidence',
  settleStray: 'Settled a payment manually',
  refundSale: 'Refunded a sale',
  keepReview: 'Kept a review',
  hideReview: 'Hid a review',
  issueEnrolment: 'Created an admin code',
  enrolSecondFactor: 'Set up two-factor authentication',
  useRecoveryCode: 'Used a recovery code',
  renewRecoveryCodes: 'Created new recovery codes',
  propose: 'Proposed a money movement',
  confirmProposal: 'Confirmed a proposal',
  declineProposal: 'Declined or withdrew a proposal',
} as const satisfies Record<OperatorActionName, Phrase>;

type State = Readonly<Record<string, unknown>> | null;

const sums: ReadonlySet<string> = new Set(['amount', 'available', 'monthly', 'yearly']);
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function describe(field: string, value: unknown): string {
  if (typeof value === 'number' && sums.has(field.split('.').at(-1) ?? '')) return formatPaise(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return moment.test(value) ? dateAndTime(value) : value;
}

/** The fields of what is inside as well: "FREE.monthly". */
function flat(state: State, before = ''): Map<string, unknown> {
  const fields = Object.entries(state ?? {}).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? [...flat(value as State, `${before}${name}.`)]
      : [[`${before}${name}`, value]],
  );
  return new Map(fields);
}

/** "status: published → blocked": each field that was there before or is now, but for what stayed as it was. */
export function changeText(before: State, after: State): string {
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !(was.has(field) && is.has(field) && was.get(field) === is.get(field)))
    .map((field) => {
      if (!was.has(field)) return `${field}: ${describe(field, is.get(field))}`;
      if (!is.has(field)) return t('{field} was {value}', { field, value: describe(field, was.get(field)) });
      return `${field}: ${describe(field, was.get(field))} → ${describe(field, is.get(field))}`;
    })
    .join(', ');
}
