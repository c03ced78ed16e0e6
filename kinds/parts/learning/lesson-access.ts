import type { Lesson, ReceivedPart } from '@haat/openapi';
import type { ToHtml } from '../../kind';
import { inTurn } from '../in-turn';
import { type ItemFile, itemAccess } from '../items/items.rules';

export interface LessonAccess {
  toHtml: ToHtml;
  files?: ReadonlyMap<string, ItemFile>;
  /** The grant that opens the files. */
  accessId: string;
}

/** What a buyer gets of a lesson. One that has both text and link is read first and opened then. */
export async function lessonAccess(
  { title, minutes, text, url, items = [] }: Lesson,
  context: LessonAccess,
): Promise<ReceivedPart[]> {
  const length = minutes !== undefined && { minutes };
  return [
    ...(text === undefined
      ? []
      : [{ type: 'text', title, html: await context.toHtml(text), ...length } as const]),
    ...(url === undefined ? [] : [{ type: 'link', title, url, ...length } as const]),
    ...(await inTurn(items, (item) => itemAccess(item, context))).flat(),
  ];
}
