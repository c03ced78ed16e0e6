export interface LessonQuestionTable {
  seller_id: string;
  id: string;
  product_id: string;
  lesson_id: string;
  /** As it was when it was asked. */
  lesson_title: string;
  /** Of whoever asked; null once they are erased. */
  grant_id: string | null;
  text: string;
  asked_at: Date;
  answer: string | null;
  /** When it was answered first. */
  answered_at: Date | null;
  /** Hidden by the creator. */
  hidden_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    lesson_question: LessonQuestionTable;
  }
}
