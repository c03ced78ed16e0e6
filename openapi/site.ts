/** The languages that pages speak. */
export type PageLanguage = 'en' | 'hi';

/** Operator details for pages. */
export interface Site {
  name: string;
  /** Scheme, host and port without a slash at the end; makes canonical and shared addresses absolute. */
  origin: string;
  supportEmail: string | null;
}
