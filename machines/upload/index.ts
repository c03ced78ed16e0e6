export { uploadMachine } from './upload.machine';
export type { ChosenFile, UploadTarget } from './upload.ports';
export { selectUpload, type UploadState } from './upload.selectors';
