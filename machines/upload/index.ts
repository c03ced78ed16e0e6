export { uploadMachine } from './upload.machine';
export type { ChosenFile, Way } from './upload.ports';
export { selectUpload, type UploadState } from './upload.selectors';
