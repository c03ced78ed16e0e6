import type { Json } from '../../../platform/database/schema';

/** A piece of a file on its way: the last part of its key in the storage, and its bytes. */
export interface UploadPart {
  name: string;
  size: number;
}

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
  parts: Json<UploadPart[]>;
  picture_id: string | null;
  created_at: Date;
  expires_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    upload: UploadTable;
    picture: PictureTable;
  }
}
