/** What a player plays. It stands in the page as JSON, where the script that enhances it finds it. */
export interface PlayerOptions {
  kind: 'video' | 'audio';
  mediaId: string;
  title: string;
  /** Whose it is; a lock screen shows it. */
  artist?: string;
  /** Plays by ranges, as it was uploaded. */
  src: string;
  /** Playlists: of all renditions, and of one each. */
  hls?: { auto: string; '360'?: string; '720'?: string; '1080'?: string };
  poster?: string;
  /** Seconds. */
  duration?: number;
  /** Pixels, as shown. */
  width?: number;
  height?: number;
  captions?: PlayerCaptions[];
  chapters?: { start: number; title: string }[];
  thumbnails?: PlayerThumbnails;
  /** Seconds: where it is gone on. */
  startAt?: number;
  /** Moves over the picture: what tells one buyer's recording from another's. */
  mark?: string;
  /** Where a lesson's progress is kept; takes a `LessonProgress`. */
  reportUrl?: string;
  /** What comes after it. */
  next?: { title: string; url: string };
}

export interface PlayerCaptions {
  language: string;
  label: string;
  /** WebVTT. */
  src: string;
}

/** Pictures in rows from left to right, one for each `interval`. */
export interface PlayerThumbnails {
  src: string;
  /** Pixels of one. */
  width: number;
  height: number;
  columns: number;
  count: number;
  /** Seconds. */
  interval: number;
}
