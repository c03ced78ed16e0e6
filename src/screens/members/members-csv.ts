import { nationalMobile } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { NewMembers } from '@haat/openapi';
import { dayOfField, startOfDay } from '@haat/web/time/when';

export type NewMember = NewMembers['members'][number];

/** One line of what was pasted or read from a file, with what it says or what is wrong with it. */
export interface ImportLine {
  /** From 1. */
  number: number;
  text: string;
  member: NewMember | null;
  problem: string | null;
}

/** Members of one request. */
export const mostAtOnce = 500;

/** The cells of one line: commas, semicolons or tabs between, and quotes around what holds them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const cell = /(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g;
  for (const [, quoted, plain] of line.matchAll(cell))
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
  return cells;
}

/** "2026-12-31", "31/12/2026" or "31-12-2026" as a date field writes it; null for anything else. */
function fieldOf(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const field = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  const number = dayOfField(field);
  return number !== null && new Date(number * 86_400_000).toISOString().startsWith(field) ? field : null;
}

/** The end of an Indian day, as the server takes it. */
export function endOfDay(field: string): string | null {
  const day = dayOfField(field);
  return day === null ? null : new Date(startOfDay(day + 1).getTime() - 1000).toISOString();
}

/** What is wrong with a day until which somebody is to have access; null where nothing is. */
function problemOfEnd(endsAt: string | null, now: Date): string | null {
  if (endsAt === null) return t('The end date is not a date such as 31-12-2027.');
  return new Date(endsAt) > now ? null : t('The end date is in the past.');
}

function lineOf(number: number, text: string, now: Date): ImportLine {
  const [typed = '', until = '', ...rest] = cellsOf(text);
  const digits = nationalMobile(typed);
  const name = (rest[0] ?? '').replace(/^'/, '').slice(0, 80);
  if (digits === null || !/^[6-9]\d{9}$/.test(digits))
    return { number, text, member: null, problem: t('No Indian mobile number with 10 digits.') };
  const field = until === '' ? null : fieldOf(until);
  const endsAt = until === '' ? undefined : ((field && endOfDay(field)) ?? null);
  const problem = endsAt === undefined ? null : problemOfEnd(endsAt, now);
  const member = { phone: digits, ...(endsAt && { endsAt }), ...(name && { name }) };
  return problem ? { number, text, member: null, problem } : { number, text, member, problem: null };
}

/** Reads "phone, end date, name", a line for each. A first line without a digit is a heading; a number that comes again is left out. */
export function readLines(text: string, now: Date): ImportLine[] {
  const seen = new Set<string>();
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line, number }) => line !== '' && !(number === 1 && !/\d/.test(line)))
    .map(({ line, number }) => {
      const read = lineOf(number, line, now);
      if (!read.member) return read;
      if (seen.has(read.member.phone))
        return { ...read, member: null, problem: t('This number is there twice.') };
      seen.add(read.member.phone);
      return read;
    });
}
