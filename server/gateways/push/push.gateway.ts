/** A push message to one device. */
export interface Push {
  id: string;
  /** Of the device, as the browser was given it. */
  token: string;
  title: string;
  text: string;
  /** Absolute; opened when the message is tapped. */
  link: string;
}

/**
 * Sends a push message. `gone`: the device will take no message any more and its token is to be forgotten.
 * Throws `Undeliverable` or `TryLater`.
 */
export interface PushGateway {
  provider: string;
  send(message: Push): Promise<'sent' | 'gone'>;
}
