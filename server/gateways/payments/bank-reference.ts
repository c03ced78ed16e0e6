const form = /^[A-Za-z0-9][A-Za-z0-9._/-]{3,39}$/;

/** A bank's name for a payment as it may be kept and shown; null for what no bank writes: it is the text of a stranger. */
export function bankReferenceOf(text: string | null): string | null {
  const bare = text?.trim() ?? '';
  return form.test(bare) ? bare : null;
}
