/** An e-mail on its way, as plain text. `id` is the same at every attempt. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends e-mail. `send` resolves when the provider has taken them all and throws when they may be tried again. */
export interface MailGateway {
  provider: string;
  send(messages: readonly Mail[]): Promise<void>;
}
