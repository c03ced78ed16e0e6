export interface QuestionTable {
  seller_id: string;
  id: string;
  /** Null for a question on the page of its creator. */
  product_id: string | null;
  /** Null for a question before buying. */
  lesson_id: string | null;
  /** As it was when it was asked. */
  lesson_title: string | null;
  /** Of whoever asked; null once they are erased. */
  grant_id: string | null;
  text: string;
  asked_at: Date;
  answer: string | null;
  /** When it was answered first. */
  answered_at: Date | null;
  /** Hidden by the creator. */
  hidden_at: Date | null;
  /** Of whoever asked before buying, E.164. */
  asker_phone: string | null;
  asker_email: string | null;
  /** What they read; null for questions about lessons. */
  language: 'en' | 'hi' | null;
}

export interface QuestionSettingTable {
  seller_id: string;
  is_on: boolean;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    question: QuestionTable;
    question_setting: QuestionSettingTable;
  }
}
