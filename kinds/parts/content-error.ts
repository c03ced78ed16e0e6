/** Content that cannot be saved. Answers 422 */
export class ContentError extends Error {
  constructor(
    /** What is wrong, by the name of the field (`content.…`). */
    readonly fields: Readonly<Record<string, string>>,
    readonly conflict?: string,
  ) {
    super(Object.values(fields)[0] ?? '');
    this.name = 'ContentError';
  }
}

/** A 422 refusal that names fields. */
export const invalid = (fields: Readonly<Record<string, string>>): ContentError => new ContentError(fields);
