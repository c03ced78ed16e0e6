import type { ContentItem } from '@haat/openapi';
import { isPlayable } from '../items/items.rules';
import type { ProductSession } from './session.rules';

/** Whether an item is something to watch or hear that is there. */
export const isUploadedRecording = (item: ContentItem): boolean =>
  isPlayable(item) && item.mediaId !== undefined;

/** Whether the recording of a product that is a session itself is there: a link, or a video or audio that was uploaded. */
export const isProductRecorded = ({ session, items }: Pick<ProductSession, 'session' | 'items'>): boolean =>
  session.recordingUrl !== undefined || items.some(isUploadedRecording);
