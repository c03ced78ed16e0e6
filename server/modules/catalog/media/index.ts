import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { createTaskQueue } from '../../../platform/workers/workers.queue';
import type { FileContext } from './files/file.context';
import { openFile } from './files/file.opening';
import { sweepContents, sweepFiles } from './files/file.removal';
import type { FileKey } from './files/file.repository';
import { fileHandlers } from './files/file.routes';
import { createFileScans } from './files/file.scan';
import { checkLater, checkQueue, type FileCheck } from './files/file.service';
import { imageSources } from './image.rules';
import { mediaHandlers, registerMedia } from './media.routes';
import { createMediaService } from './media.service';
import { uploadHandlers } from './upload.routes';
import { createUploadService } from './upload.service';
import { openCaptions } from './video/caption.service';
import { createRemuxes } from './video/remux.service';
import type { ContentKey } from './video/rendition.repository';
import { type RenditionFile, remuxQueue } from './video/rendition.rules';
import { sweepStreams } from './video/rendition.service';
import {
  lengthOf,
  openStream,
  openStreamFile,
  type StreamPlace,
  streamFileAddress,
} from './video/stream.reading';
import { videoHandlers } from './video/video.routes';

const hour = 60 * 60_000;
/** Pieces of uploads and files of renditions that are stored at a time; with a bucket each takes its size in memory. */
const piecesAtOnce = 24;

/** Pictures: taken in once, shown in every size. Files: kept as they are, for whoever has paid. */
export function createMedia(
  deps: Pick<
    Deps,
    'config' | 'storage' | 'virusScanner' | 'database' | 'clock' | 'random' | 'jobs' | 'workers' | 'log'
  >,
) {
  const scans = createFileScans(deps);
  const files: FileContext = { ...deps, limits: deps.config.storageBytes, scans };
  const service = createMediaService(deps);
  const pieces = createTaskQueue({ concurrency: piecesAtOnce, queue: piecesAtOnce });
  const uploads = createUploadService(files, service, pieces);
  deps.jobs.handle<FileCheck>(checkQueue, (job, { attempt }) => checkLater(files, job, attempt));
  const remuxes = createRemuxes({ ...files, log: deps.log });
  deps.jobs.handle<ContentKey>(remuxQueue, remuxes.run);
  deps.jobs.every('media.contents', hour, async () => {
    await sweepContents(files);
    await sweepStreams(files);
    await remuxes.enqueueDue();
  });
  deps.jobs.every('media.sweep', 24 * hour, () => sweepFiles(files));
  deps.jobs.every('uploads.sweep', hour, uploads.sweep);
  deps.jobs.every('pictures.sweep', 24 * hour, service.sweep);
  return {
    handlers: {
      ...mediaHandlers(service),
      ...uploadHandlers(uploads),
      ...fileHandlers(files),
      ...videoHandlers({ ...files, pieces }),
    },
    register: (app: FastifyInstance) => registerMedia(app, service),
    /** The true size of a kept picture; null for an id we did not give. */
    find: service.find,
    /** The same of a picture that this account has uploaded itself; null for any other. */
    findUploaded: service.findUploaded,
    /** Removes a picture that nothing names any more, in the transaction in which it was let go. */
    removeUnnamed: service.removeUnnamed,
    forgetUploader: service.forgetUploader,
    /** One file of a kept picture, as its address names it; null when there is none. */
    version: service.version,
    ofAccount: service.ofAccount,
    /** A file that is ready to be sent; null for any other. Whoever asks has to know that it may be seen. */
    open: (id: string) => openFile(files, id),
    /** The renditions of a file that is ready, their files and its captions, under the same condition. */
    openStream: (id: string) => openStream(files, id),
    openStreamFile: (...of: [StreamPlace, RenditionFile]) => openStreamFile(files, ...of),
    streamFileAddress: (...of: [StreamPlace, RenditionFile]) => streamFileAddress(files, ...of),
    /** How long a video or audio is; null for any other file. */
    lengthOf: (key: FileKey) => lengthOf(files, key),
    openCaptions: (id: string, language: string) => openCaptions(files, id, language),
    imageSources,
  };
}

export { sharedBytesOf } from './files/file.content';
export type { OpenFile } from './files/file.opening';
export { findFiles } from './files/file.repository';
export type { StreamRendition } from './media.tables';
export { fileOfName, typeOfFile } from './video/rendition.rules';
export { findPlayedBytes, findPlayedFiles } from './video/stream.reading';

export type Media = ReturnType<typeof createMedia>;
