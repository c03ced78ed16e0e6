/**
 * A part of a mail. Plain words are a paragraph. The first link is what the mail is for and is drawn as its one button; those after it, and whoever says
 * so, are quiet.
 */
export type Paragraph =
  | string
  | { link: string; does: string; isQuiet?: true }
  /** A one-time password. */
  | { code: string }
  /** Amounts and what belongs to them; the last may be what it comes to. */
  | { facts: readonly Fact[] }
  /** What somebody has written. */
  | { quote: string }
  /** One thing of several that have happened; `stop` parts the two where they stand in one line. */
  | { title: string; text: string; stop: string }
  /** What is needed only by whoever looks for it. */
  | { small: string };

/** What a mail says below its subject, from which its HTML is drawn. */
export interface MailDocument {
  paragraphs: readonly Paragraph[];
  operatorName: string;
}

export interface Fact {
  label: string;
  value: string;
  isSum?: true;
}

/** The mail as plain text: all that its document says. */
export const textOf = (paragraphs: readonly Paragraph[]): string => paragraphs.map(plainOf).join('\n\n');

function plainOf(one: Paragraph): string {
  if (typeof one === 'string') return one;
  if ('code' in one) return one.code;
  if ('facts' in one) return one.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  if ('quote' in one) return one.quote;
  if ('small' in one) return one.small;
  if ('title' in one) return one.text ? `${one.title}${one.stop} ${one.text}` : one.title;
  return `${one.does}: ${one.link}`;
}
