export interface SandboxPayoutTable {
  transfer_id: string;
  amount: number;
  course: 'paid' | 'slow' | 'silent' | 'failed' | 'later' | 'rejected' | 'reversed';
  at: Date;
}

declare module '../../platform/database/schema' {
  interface Schema {
    sandbox_payout: SandboxPayoutTable;
  }
}
