/** Makes one text of another, and keeps what was made last: of both together about so many letters. */
export function keepingTexts(letters: number, make: (text: string) => string): (text: string) => string {
  const kept = new Map<string, string>();
  let held = 0;

  const forget = (text: string, made: string) => {
    kept.delete(text);
    held -= text.length + made.length;
  };

  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) forget(text, known);
    const made = known ?? make(text);
    kept.set(text, made);
    held += text.length + made.length;
    for (const [oldest, its] of kept) {
      if (held <= letters) break;
      forget(oldest, its);
    }
    return made;
  };
}
