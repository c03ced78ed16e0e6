import type { ContentItem, Playback } from '@haat/openapi';

/** What is known of an uploaded file. */
export interface ItemFile {
  /** The name under which it is downloaded. */
  name: string;
  purpose: 'file' | 'video' | 'audio';
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  status: 'preparing' | 'ready' | 'refused';
  /** Whether a PDF can be stamped, or why not; null for other files. */
  stamping: 'possible' | 'encrypted' | 'broken' | 'large' | null;
  /** Of a video or audio that is about to be delivered. */
  playback?: Playback;
}

/** A file that a content names, and the field that does. */
export interface NamedFile {
  mediaId: string;
  type: ContentItem['type'];
  /** Empty where its creator gave none. */
  title: string;
  /** How often each buyer can download it. */
  downloads?: number;
  /** Of a PDF: where its pages say who bought it. */
  stamp?: NonNullable<ContentItem['stamp']>;
  field: string;
}
