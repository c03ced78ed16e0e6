/** The provider permanently rejects this message: a retry is useless. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
  constructor(readonly reason: string) {
    super(`The message cannot be delivered: ${reason}`);
  }
}

/** The outside did not take the message now. `reason` is a code, without anything of the person. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
  constructor(
    readonly reason: string,
    /** Ms the outside asked us to wait at least. */
    readonly retryAfterMs?: number,
    /** Timeout: others in the queue */
    readonly isSilent = false,
  ) {
    super(`The message was not taken now: ${reason}`);
  }
}
