// What Cashfree's payouts remember: transfers by the merchant's own id, each on the course its account has. Amounts are rupees.
import { randomInt } from 'node:crypto';

export type TransferStatus =
  | 'RECEIVED'
  | 'APPROVAL_PENDING'
  | 'PENDING'
  | 'SUCCESS'
  | 'FAILED'
  | 'REJECTED'
  | 'REVERSED';

export interface CashfreeTransfer {
  transfer_id: string;
  cf_transfer_id: string;
  status: TransferStatus;
  status_code: string;
  transfer_amount: number;
  transfer_mode: string;
  transfer_utr: string;
  beneficiary_details: unknown;
  /** What it becomes, one step each time it is asked about. */
  ahead: [status: TransferStatus, code: string][];
}

type Course = CashfreeTransfer['ahead'];

const received: Course = [['RECEIVED', 'RECEIVED']];
const sent: Course = [['PENDING', 'SENT_TO_BENEFICIARY']];
const arrived: Course = [['SUCCESS', 'COMPLETED']];

/** The sandbox's accounts; every other one is paid at the first question. */
const courses: Record<string, Course> = {
  '2640101002729/CNRR0002640': [['REJECTED', 'INVALID_IFSC_FAIL']],
  '026291800001190/YESB0000262': [...received, ['FAILED', 'INVALID_ACCOUNT_FAIL']],
  '007711000031/HDFC0000077': [...received, ...sent],
  '00224412311300/YESB0000001': [...received, ...sent, ...arrived],
  '7766666351000/YESB0000001': [...received, ...sent, ['FAILED', 'BENE_BANK_DECLINED']],
  '02014457596969/CITI0000001': [...received, ...arrived, ['REVERSED', 'BENE_BANK_DECLINED']],
};

export const courseOf = (instrument: Record<string, unknown>): Course => [
  ...(courses[`${instrument['bank_account_number']}/${instrument['bank_ifsc']}`] ?? [
    ...received,
    ...arrived,
  ]),
];

export function newTransfer(given: Record<string, unknown>, course: Course): CashfreeTransfer {
  const [first, ...ahead] = course;
  const [status, code] = first ?? ['RECEIVED', 'RECEIVED'];
  return {
    transfer_id: String(given['transfer_id']),
    cf_transfer_id: String(randomInt(10_000_000, 99_999_999)),
    status,
    status_code: code,
    transfer_amount: Number(given['transfer_amount']),
    transfer_mode: given['transfer_mode'] === 'upi' ? 'upi' : 'banktransfer',
    transfer_utr: status === 'SUCCESS' ? 'UTR0000001' : '',
    beneficiary_details: given['beneficiary_details'],
    ahead,
  };
}

/** What is decided cannot be decided again, but for what the bank sends back. */
export function become(transfer: CashfreeTransfer, status: TransferStatus, code: string): void {
  transfer.status = status;
  transfer.status_code = code;
  if (status === 'SUCCESS') transfer.transfer_utr = `UTR${transfer.cf_transfer_id}`;
}

/** As the API and the webhooks show it. */
export const transferView = ({ ahead: _ahead, ...shown }: CashfreeTransfer) => ({
  ...shown,
  status_description: shown.status_code.toLowerCase().replaceAll('_', ' '),
  transfer_service_charge: 0,
  transfer_service_tax: 0,
  fundsource_id: 'CASHFREE_1',
});
