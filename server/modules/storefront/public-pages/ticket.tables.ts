export interface TicketTable {
  id: string;
  at: Date;
  topic: string;
  name: string;
  email: string | null;
  phone: string | null;
  text: string;
  answered_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    ticket: TicketTable;
  }
}
