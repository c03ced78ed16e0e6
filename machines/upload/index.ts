export { uploadMachine } from './upload.machine';
export type { ChosenFile, Finished, Received, UploadPurpose, UploadTarget } from './upload.ports';
export { readyMedia, selectUpload, type UploadView } from './upload.selectors';
export type { UploadPhase, UploadReport } from './upload.setup';
