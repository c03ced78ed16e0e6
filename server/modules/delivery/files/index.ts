export { partOf, type SentFile, sendFile } from './file.answer';
export { createFileDelivery, type FileDelivery } from './file.delivery';
export { CopyPending } from './stamped-copies';
