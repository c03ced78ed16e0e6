export interface MediaWatchTable {
  seller_id: string;
  grant_id: string;
  media_id: string;
  content_id: string;
  /** A bit for each of 100 equal parts, `1` where it was watched. */
  parts: string;
  first_at: Date;
  updated_at: Date;
}

/** Of all buyers of a product. */
export interface MediaCountTable {
  seller_id: string;
  product_id: string;
  media_id: string;
  content_id: string;
  viewers: number;
  /** Viewers of each of 100 equal parts. */
  parts: number[];
  /** Viewers who have watched 0, 1, … 100 parts. */
  viewers_by_parts: number[];
  downloads: number;
  downloaders: number;
}

export interface LessonCountTable {
  seller_id: string;
  product_id: string;
  lesson_id: string;
  started: number;
  finished: number;
  /** Of its live session: who went to its room. */
  attended: number;
  /** Of its quiz. */
  tries: number;
  tried: number;
  passed: number;
  /** Percents of all tries. */
  score_sum: number;
}

export interface QuizQuestionCountTable {
  seller_id: string;
  product_id: string;
  lesson_id: string;
  question_id: string;
  asked: number;
  correct: number;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    media_watch: MediaWatchTable;
    media_count: MediaCountTable;
    lesson_count: LessonCountTable;
    quiz_question_count: QuizQuestionCountTable;
  }
}
