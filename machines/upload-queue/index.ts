export {
  type ChoiceProblem,
  type QueuedUpload,
  type UploadQueueInput,
  uploadQueueMachine,
} from './upload-queue.machine';
export type { KeptUpload } from './upload-queue.ports';
export { selectUploads } from './upload-queue.selectors';
