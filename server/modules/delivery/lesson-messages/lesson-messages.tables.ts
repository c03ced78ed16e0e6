import type { Json } from '../../../platform/database/schema';

export interface LessonOpeningTable {
  seller_id: string;
  product_id: string;
  /** When somebody may have to be told next. */
  next_at: Date;
  /** Of what opened until then, everybody was told. */
  told_until: Date;
  /** The end of the span that is being told of; null while none is. */
  telling_until: Date | null;
  /** Who was told last, in the order in which they were given access; null before the first. */
  after_granted_at: Date | null;
  after_grant_id: string | null;
}

export interface LessonAnnouncementTable {
  seller_id: string;
  product_id: string;
  /** Of the product, in which the lessons came. */
  version: number;
  lesson_ids: Json<string[]>;
  published_at: Date;
  due_at: Date;
  /** As of `LessonOpeningTable`. */
  after_granted_at: Date | null;
  after_grant_id: string | null;
  told_count: number;
  ended_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    lesson_opening: LessonOpeningTable;
    lesson_announcement: LessonAnnouncementTable;
    lesson_opt_out: { seller_id: string; grant_id: string; at: Date };
  }
}
