import type { Chapter, MaxRendition, PreparationFailure, RenditionName, Thumbnails } from '@haat/openapi';
import type { Json } from '../../../platform/database/schema';

export interface PictureTable {
  id: string;
  free_since: Date | null;
}

export interface PictureUploaderTable {
  picture_id: string;
  account_id: string;
}

export interface UploadTable {
  seller_id: string;
  id: string;
  key: string;
  size: number;
  received: number;
  picture_id: string | null;
  created_at: Date;
  expires_at: Date;
  purpose: 'picture' | 'file' | 'video' | 'audio';
  name: string;
  media_id: string | null;
  replaces: string | null;
}

export interface UploadPartTable {
  seller_id: string;
  upload_id: string;
  start: number;
  name: string;
  size: number;
}

/** A piece of a file: the last part of its key in the storage, and its bytes. */
export interface FilePart {
  name: string;
  size: number;
}

export interface MediaFileTable {
  seller_id: string;
  id: string;
  purpose: 'file' | 'video' | 'audio';
  name: string;
  type: string;
  size: number;
  status: 'preparing' | 'ready' | 'refused';
  reason: string | null;
  stamping: 'possible' | 'encrypted' | 'broken' | 'large' | null;
  content_id: string;
  parts: Json<FilePart[]>;
  created_at: Date;
  free_since: Date | null;
  /** Null for files, and until they are known. */
  facts: Json<MediaFacts> | null;
  chapters: Json<Chapter[]>;
  max_rendition: MaxRendition;
  preparation_failure: PreparationFailure | null;
  remux_at: Date | null;
}

/** What a video or audio is, by its head and its last packets. */
export interface MediaFacts {
  /** ms. */
  duration: number;
  video: VideoFacts | null;
  audio: AudioFacts | null;
}

export interface VideoFacts {
  /** Such as avc; null for one that is not known. */
  codec: string | null;
  /** As in the CODECS attribute of HLS. */
  codecs: string | null;
  /** px as shown, after rotation. */
  width: number;
  height: number;
  /** ms. */
  duration: number;
}

export interface AudioFacts {
  codec: string | null;
  codecs: string | null;
  channels: number;
  duration: number;
}

/** A rendition that is served. */
export interface StreamRendition {
  name: RenditionName;
  width: number | null;
  height: number | null;
  codecs: string;
  /** Bits per second: of the largest segment, and of all. */
  bandwidth: number;
  averageBandwidth: number;
  /** ms of each segment. */
  durations: number[];
}

export interface MediaStreamTable {
  seller_id: string;
  id: string;
  content_id: string;
  key: string;
  status: 'preparing' | 'remuxing' | 'ready' | 'dropped';
  names: Json<RenditionName[]>;
  renditions: Json<StreamRendition[]>;
  poster: boolean;
  thumbnails: Json<Thumbnails> | null;
  size: number;
  played_bytes: number | null;
  created_at: Date;
  expires_at: Date | null;
}

export interface MediaStreamFileTable {
  seller_id: string;
  stream_id: string;
  rendition: '360' | '720' | '1080' | 'audio' | 'poster' | 'thumbnails';
  number: number;
  size: number;
  duration: number;
}

export interface MediaCaptionTable {
  seller_id: string;
  media_id: string;
  language: string;
  label: string;
  content: string;
  updated_at: Date;
}

export interface MediaRemovalTable {
  seller_id: string;
  content_id: string;
  due_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    upload: UploadTable;
    upload_part: UploadPartTable;
    media_file: MediaFileTable;
    media_removal: MediaRemovalTable;
    media_stream: MediaStreamTable;
    media_stream_file: MediaStreamFileTable;
    media_caption: MediaCaptionTable;
    picture: PictureTable;
    picture_uploader: PictureUploaderTable;
  }
}
