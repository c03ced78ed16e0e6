import { paths } from '@haat/web/paths';

/** What the desk has, in the order it is looked at; `waits` names the count that stands beside it. */
export const sections = [
  { key: 'find', label: 'Search' },
  { key: 'papers', label: 'Documents', waits: 'reviews' },
  { key: 'payouts', label: 'Payouts', waits: 'payouts' },
  { key: 'refunds', label: 'Refunds', waits: 'refundRequests' },
  { key: 'disputes', label: 'Disputes', waits: 'disputes' },
  { key: 'differences', label: 'Discrepancies', waits: 'differences' },
  { key: 'unmatchedPayments', label: 'Unmatched payments', waits: 'unmatchedPayments' },
  { key: 'words', label: 'Reviews', waits: 'reportedReviews' },
  { key: 'tickets', label: 'Tickets', waits: 'tickets' },
  { key: 'proposals', label: 'To confirm', waits: 'proposals' },
  { key: 'held', label: 'Held' },
  { key: 'rates', label: 'Rates' },
  { key: 'books', label: 'Ledger' },
  { key: 'log', label: 'Log' },
] as const;

export type SectionKey = (typeof sections)[number]['key'];

/** The section an address names; the first when it names none. */
export const sectionOf = (search: string): SectionKey => {
  const given = new URLSearchParams(search).get('section');
  return sections.find(({ key }) => key === given)?.key ?? sections[0].key;
};

/** The address of a section, and of what it is narrowed to. */
export function operatorPath(section: SectionKey, more: Record<string, string> = {}): string {
  return `${paths.operator}?${new URLSearchParams({ section, ...more }).toString()}`;
}
