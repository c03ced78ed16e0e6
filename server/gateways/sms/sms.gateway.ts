import type { SmsTemplate } from '../../platform/config/variables/variables.providers';

export type { SmsTemplate };

/** A text message to send. */
export interface Sms {
  id: string;
  /** E.164. */
  to: string;
  /** As the phone shows it. */
  text: string;
  /** The one-time password in the text, for the development outbox. */
  otp: string | null;
  /** The template the text was made of, and what was filled in: operators in India send by registered templates only. */
  template: SmsTemplate;
  /** Of the words; not on messages that waited when there was one language. */
  language?: 'en' | 'hi';
  variables: Readonly<Record<string, string>>;
}

/** Sends a text message. Resolves when the provider has taken it; throws `Undeliverable` or `TryLater`. */
export interface SmsGateway {
  provider: string;
  send(message: Sms): Promise<void>;
}
