import { t } from '@haat/i18n';
import type { FieldProblem } from '../../kind';
import { addressProblem, webAddress } from '../editor/written';
import { roomOf } from './room.rules';
import { momentOf, wallOf } from './zoned';

/** When something starts, as it is typed. */
export interface StartValues {
  /** `2026-11-21`, as a date field has it. */
  day: string;
  /** `18:30` */
  time: string;
}

export const noStart: StartValues = { day: '', time: '' };

/** On the clocks of a zone. */
export const startValues = (startsAt: string | undefined, timeZone: string): StartValues =>
  startsAt === undefined ? noStart : wallOf(startsAt, timeZone);

/** Null while there is no whole day and time. */
export const startOf = ({ day, time }: StartValues, timeZone: string): Date | null =>
  momentOf(day, time, timeZone);

interface KnownStart {
  now: Date;
  isRecorded: boolean;
  /** As it is stored: what was right when it was written does not become wrong by time passing. */
  persisted: string | undefined;
}

/** What is wrong with a start: a new one has to be ahead, unless there is a recording. */
export function startProblem(
  startsAt: Date | null,
  { now, isRecorded, persisted }: KnownStart,
): string | undefined {
  const isNew = startsAt?.toISOString() !== persisted;
  const isPast = startsAt !== null && startsAt <= now;
  return isPast && isNew && !isRecorded ? t('This time has passed. Choose a time in the future.') : undefined;
}

/** What is wrong with a link to a room, as `addressProblem`: one that is stored does not become wrong. */
export function roomProblem(field: string, given: string, persisted: string | undefined): FieldProblem {
  const [, problem] = addressProblem(field, given);
  if (problem !== undefined) return [field, problem];
  const address = webAddress(given);
  const { fault } = roomOf(address);
  return [field, fault === null || address === persisted ? undefined : t(fault)];
}
