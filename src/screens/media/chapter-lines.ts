import type { Chapter } from '@haat/openapi';

/** A line of chapters that cannot be read. */
export interface ChapterProblem {
  /** Counted from 1. */
  line: number;
}

const timed = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*?)\s*$/;

/** Chapters as people write them below videos: a time and a name in each line, such as “1:05 Kneading”. */
export function chaptersOf(text: string): Chapter[] | ChapterProblem {
  const chapters: Chapter[] = [];
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, hours = '0', minutes = '', seconds = '', title = ''] = timed.exec(line) ?? [];
    if (title === '') return { line: place + 1 };
    chapters.push({ start: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), title });
  }
  return chapters;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The same, as it is edited. */
export const linesOf = (chapters: readonly Chapter[]): string =>
  chapters
    .map(({ start, title }) => {
      const second = Math.floor(start);
      const [hours, minutes] = [Math.floor(second / 3_600), Math.floor(second / 60) % 60];
      const time = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes);
      return `${time}:${twoDigits(second % 60)} ${title}`;
    })
    .join('\n');
