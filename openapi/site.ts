/** The languages that pages speak. */
export type PageLanguage = 'en' | 'hi';

/** Who runs this installation, as pages may say it. Comes from the configuration, never from a literal in a screen. */
export interface Site {
  name: string;
  /** Scheme, host and port without a slash at the end; makes canonical and shared addresses absolute. */
  origin: string;
  supportEmail: string | null;
}
