export interface ProfilePictureTable {
  seller_id: string;
  use: 'photo' | 'cover';
  picture_id: string;
  /** Of its largest version, in pixels. */
  width: number;
  height: number;
  set_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    profile_picture: ProfilePictureTable;
  }
}
