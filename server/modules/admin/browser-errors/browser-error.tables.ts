export interface BrowserErrorTable {
  fingerprint: string;
  kind: string;
  message: string;
  stack: string;
  route: string;
  version: string;
  browser: string;
  count: number;
  first_at: Date;
  last_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    browser_error: BrowserErrorTable;
  }
}
