import type { Json } from '../../../platform/database/schema';

export interface PictureTable {
  id: string;
  free_since: Date | null;
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
    picture: PictureTable;
  }
}
