/** An answer whose status promises something that its body does not hold. Asked again, the server would say the same. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer';

  /** `mismatch` names the field, and nothing of what stood in it. */
  constructor(operation: string, mismatch: string) {
    super(`${operation}: ${mismatch}`);
  }
}
