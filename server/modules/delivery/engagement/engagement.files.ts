import type { EngagementItem, MemberProgress } from '@haat/openapi';
import type { Position } from '../../../platform/database/cursor';
import { csvMark, csvRow } from '../../../platform/documents/csv';
import { listMembers } from '../members/member.repository';
import type { EngagedProduct } from './engaged-product';
import type { EngagementContext } from './engagement.context';
import { itemsOf } from './engagement.service';
import { withProgress } from './member-progress';

/** Lessons, or members, that are in memory at a time. */
const lessonsAtOnce = 100;
const membersAtOnce = 250;

const lessonHead = [
  'Number',
  'Section',
  'Title',
  'Started',
  'Finished',
  'Watched %',
  'Median watched %',
  'Quiz tries',
  'Quiz passed',
  'Average score %',
  'Viewers',
  'Downloads',
  'Session',
  'Attended',
  'Attended of',
  'Free plays',
];
const memberHead = [
  'Phone',
  'Name',
  'Status',
  'Since',
  'Last seen',
  'Done',
  'Of',
  'Sessions attended',
  'Last',
  'Certificate',
];

/** Of a live session, after the others; of a series also of each of its sessions. */
const attendanceHead = (dates: EngagedProduct['dates']): string[] =>
  dates.length === 0
    ? []
    : [
        'Came (UTC)',
        'Last came (UTC)',
        ...(dates.length > 1 ? dates.map(({ startsAt }) => `Came to ${minuteOf(startsAt)} (UTC)`) : []),
      ];

function attendanceCells({ attendance }: MemberProgress, dates: EngagedProduct['dates']): string[] {
  if (dates.length === 0) return [];
  const cameTo = (startsAt: string) =>
    attendance?.sessions?.find((one) => one.startsAt === startsAt)?.firstAt;
  return [
    minuteOf(attendance?.firstAt),
    minuteOf(attendance?.lastAt),
    ...(dates.length > 1 ? dates.map(({ startsAt }) => minuteOf(cameTo(startsAt))) : []),
  ];
}

const numberOf = (value: number | null | undefined): string => String(value ?? '');
const minuteOf = (at: string | undefined): string => at?.slice(0, 16).replace('T', ' ') ?? '';
const dayOf = (at: string | null): string => (at === null ? '' : at.slice(0, 10));

/** Of several files the one that most have watched, played most for free, and all downloads. */
function lessonLine({ title, section, lesson, watched, files }: EngagementItem): string {
  const most = files.toSorted((a, b) => b.viewers - a.viewers)[0];
  const free = files.flatMap(({ freePlays }) => freePlays ?? []);
  return csvRow([
    numberOf(lesson?.number),
    section ?? '',
    title,
    numberOf(lesson?.started),
    numberOf(lesson?.finished),
    numberOf(watched),
    numberOf(most?.median),
    numberOf(lesson?.quiz?.tries),
    numberOf(lesson?.quiz?.passed),
    numberOf(lesson?.quiz?.score),
    numberOf(most?.viewers ?? 0),
    numberOf(files.reduce((sum, { downloads }) => sum + downloads, 0)),
    lesson?.session?.startsAt ?? '',
    numberOf(lesson?.session?.attended),
    numberOf(lesson?.session?.members),
    free.length === 0 ? '' : numberOf(Math.max(...free)),
  ]);
}

const memberLine = (member: MemberProgress, { dates }: Pick<EngagedProduct, 'dates'>): string =>
  csvRow([
    member.phone ?? '',
    member.name ?? '',
    member.status,
    dayOf(member.startedAt),
    dayOf(member.lastSeenAt),
    String(member.done),
    String(member.total),
    String(member.attended),
    member.last?.title ?? '',
    dayOf(member.certificateAt),
    ...attendanceCells(member, dates),
  ]);

/** Every lesson, or file, with its figures as CSV. */
export async function* lessonLines(
  context: EngagementContext,
  product: EngagedProduct,
): AsyncGenerator<string> {
  yield csvMark + csvRow(lessonHead);
  for (let from = 0; from < product.parts.length; from += lessonsAtOnce) {
    const items = await itemsOf(context, product, product.parts.slice(from, from + lessonsAtOnce));
    yield items.map(lessonLine).join('');
  }
}

/** Every member with their progress as CSV, the newest first. */
export async function* memberLines(
  context: EngagementContext,
  product: EngagedProduct,
): AsyncGenerator<string> {
  yield csvMark + csvRow([...memberHead, ...attendanceHead(product.dates)]);
  let after: Position | null = null;
  do {
    const page = { after, limit: membersAtOnce, named: null };
    const rows = await listMembers(context.database.db, product.ref, { pattern: null, digits: null }, page);
    const members = await withProgress(context, product, rows);
    if (members.length > 0) yield members.map((member) => memberLine(member, product)).join('');
    const last = rows.length === membersAtOnce ? rows.at(-1) : undefined;
    after = last ? { at: last.granted_at, id: last.id } : null;
  } while (after);
}
