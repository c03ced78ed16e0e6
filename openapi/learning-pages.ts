import type { components } from './generated/contract';
import type { Site } from './site';

type Schemas = components['schemas'];

/** What a creator looks at: what was never on sale, unpublished changes, or what buyers have. */
export type PreviewedVersion = 'draft' | 'changed' | 'published';

/** A course that was bought: its outline, and how far the buyer has come. */
export interface LearnModel {
  page: 'learn';
  site: Site;
  learning: Schemas['Learning'];
  /** The form for the name on the certificate: what was typed, and what is wrong with it. */
  naming: { name: string; error: string | null };
  /** For its creator, who has not bought it; null for buyers. */
  preview: PreviewedVersion | null;
}

/** A lesson of it. */
export interface LessonModel {
  page: 'lesson';
  site: Site;
  learning: Schemas['Learning'];
  lesson: Schemas['LessonToLearn'];
  phoneEnding: string;
  /** As above. */
  preview: PreviewedVersion | null;
  /** Of the answers that were sent a moment ago. */
  result: Schemas['QuizResult'] | null;
  error: string | null;
  notes: Schemas['LessonNote'][];
  /** A page of them; `isFirst` of the newest. */
  questions: Schemas['LessonQuestions'] & { isFirst: boolean };
  /** False where the holder is erased: nothing new is kept. */
  canWrite: boolean;
  sentBack: SentBackForm | null;
  /** Where the address leads in a video or audio. */
  goTo: { mediaId: string; position: number } | null;
}

/** A form under a lesson that was sent back, with what was typed and what is wrong with it. */
export interface SentBackForm {
  form: 'note' | 'question';
  /** Of a note that was to be changed. */
  noteId: string | null;
  values: { text: string; time: string; mediaId: string };
  /** `text`, `position` */
  errors: Record<string, string>;
  /** Said of the form as a whole. */
  message: string | null;
}

/** Of whoever holds a product that is a live session: when it is, or what there is of it afterwards. */
export interface LiveSessionModel {
  page: 'liveSession';
  site: Site;
  title: string;
  /** Null for one without a name. */
  sellerName: string | null;
  /** Of the product. */
  language: string;
  /** IANA. */
  timeZone: string;
  /** Null while it has no date: it was taken out, and another is to come. */
  session: Schemas['SessionToJoin'] | null;
  /** Recordings and files, after the end. */
  parts: Schemas['ReceivedPart'][];
  phoneEnding: string;
  /** Where its reminders are turned off and on. */
  messagesPath: string;
  /** Its receipt; null for what was given without a sale. */
  orderId: string | null;
  /** Null for one that is held. */
  cancelled: CancelledForHolder | null;
}

/** What its holder learns of a live session that its creator cancelled. */
export interface CancelledForHolder {
  /** By its creator; empty for nothing. */
  reason: string;
  /** Paise that go back for this seat; 0 where nothing was paid. */
  amount: number;
  refund: 'none' | 'waiting' | 'done' | 'failed';
}

/** Where whoever has access to a course turns its messages about lessons off and on, and whoever booked a live session its reminders. */
export interface LessonMessagesModel {
  page: 'lessonMessages';
  site: Site;
  title: string;
  /** Of the product. */
  language: string;
  /** It is a live session itself. */
  isSession: boolean;
  /** Where its form is sent. */
  action: string;
  isOn: boolean;
}

/** Confirms a certificate to whoever was given its address. The same for everyone. */
export interface CertificateModel {
  page: 'certificate';
  site: Site;
  /** Of the course. */
  language: string;
  courseTitle: string;
  /** Its preview; null where it is not shown any more. */
  courseUrl: string | null;
  /** Null for one that was withdrawn. */
  certificate: Schemas['Certificate'] | null;
}
