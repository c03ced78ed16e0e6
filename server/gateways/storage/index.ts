import type { S3Config } from '../../platform/config/storage';
import { createFolderStorage } from './folder';
import { createS3Storage } from './s3';
import type { Storage, StorageLocation } from './storage.gateway';

export {
  type ByteRange,
  type DirectStorage,
  isKey,
  type Storage,
  type StorageLocation,
  type Stored,
} from './storage.gateway';

/** File storage: a local folder or an S3-compatible service. */
export const createStorage = (folder: string, s3: S3Config | null): Storage =>
  s3 ? createS3Storage(s3) : createFolderStorage(folder);

/** The storage that another thread uses. */
export const openStorage = (location: StorageLocation): Storage =>
  's3' in location ? createS3Storage(location.s3) : createFolderStorage(location.folder);
