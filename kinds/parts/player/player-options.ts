import type { ReceivedPlayback } from '@haat/openapi';

/** What a player plays. It stands in the page as JSON, where the script that enhances it finds it. */
export interface PlayerOptions extends Partial<ReceivedPlayback> {
  kind: 'video' | 'audio';
  mediaId: string;
  title: string;
  /** Whose it is; a lock screen shows it. */
  artist?: string;
  /** Plays by ranges, as it was uploaded. */
  src: string;
  /** Seconds: where it is gone on. */
  startAt?: number;
  /** Moves over the picture: what tells one buyer's recording from another's. */
  mark?: string;
  /** Where it is reported that this device plays; takes a `PlaybackReport`. */
  playbackUrl?: string;
  /** Where a lesson's progress is kept; takes a `LessonProgress`. */
  reportUrl?: string;
  /** What comes after it. */
  next?: { title: string; url: string };
}
