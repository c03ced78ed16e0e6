/** A text message on its way. `id` is the same at every attempt, so a provider can drop a repetition. */
export interface Sms {
  id: string;
  /** E.164. */
  to: string;
  text: string;
  /** The one-time password in the text, for providers that send those by a template of their own. */
  otp: string | null;
}

/** Sends text messages. `send` resolves when the provider has taken them all and throws when they may be tried again. */
export interface SmsGateway {
  provider: string;
  send(messages: readonly Sms[]): Promise<void>;
}
