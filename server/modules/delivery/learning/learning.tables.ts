export interface LessonProgressTable {
  seller_id: string;
  grant_id: string;
  lesson_id: string;
  /** Seconds. */
  position: number;
  done_at: Date | null;
  first_at: Date;
  changed_at: Date;
  /** When its holder first went to the room of its session. */
  attended_at: Date | null;
}

export interface QuizAttemptTable {
  seller_id: string;
  grant_id: string;
  lesson_id: string;
  number: number;
  /** Percent. */
  score: number;
  passed: boolean;
  answers_hash: string;
  answered_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    lesson_progress: LessonProgressTable;
    quiz_attempt: QuizAttemptTable;
  }
}
