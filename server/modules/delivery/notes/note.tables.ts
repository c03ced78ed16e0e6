export interface LessonNoteTable {
  seller_id: string;
  grant_id: string;
  id: string;
  lesson_id: string;
  text: string;
  media_id: string | null;
  /** Seconds. */
  position: number | null;
  created_at: Date;
  changed_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    lesson_note: LessonNoteTable;
  }
}
