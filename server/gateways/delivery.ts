/** The outside will never take this message: trying again would only cost. `reason` is a code, without anything of the person. */
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
    /** Nobody answered within the time given: others behind in the queue would only wait as well. */
    readonly isSilent = false,
  ) {
    super(`The message was not taken now: ${reason}`);
  }
}
