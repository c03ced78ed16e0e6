import type { Readable } from 'node:stream';
import type { MediaFile } from '@haat/openapi';
import type { ByteRange } from '../../../../gateways/storage';
import { stampLimits } from '../../../../platform/documents/stamp.limits';
import { TaskTimeout } from '../../../../platform/workers/workers';
import type { FilePart } from '../media.tables';
import type { UploadRow } from '../upload.repository';
import { archiveFault } from './archive';
import { type FileContent, headOf, openContent, sharedBytesOf } from './file.content';
import type { FileContext } from './file.context';
import type { FileFacts } from './file.repository';
import { type FileFault, type FileType, headBytes, isZip } from './file.types';

/** What a content is, and whether it can be stamped. */
export interface Judged extends FileType, Pick<FileFacts, 'stamping' | 'facts'> {}

/**
 * What a content is, by its bytes alone, once no virus was found in it.
 * @throws TaskTimeout for what takes too long to read, ScanPending while it is not known whether there is a virus
 */
export async function judgeContent(
  context: FileContext,
  upload: UploadRow,
  parts: readonly FilePart[],
): Promise<Judged | FileFault> {
  const content = { contentId: upload.id, size: upload.size, parts };
  const verdict = await typeOfContent(context, upload, content);
  if (typeof verdict === 'string' || !context.scans) return verdict;
  return (await context.scans.hasVirus(content)) ? 'infected' : verdict;
}

async function typeOfContent(
  { storage, workers }: FileContext,
  { id, size, purpose }: UploadRow,
  content: FileContent,
): Promise<Judged | FileFault> {
  const head = await headOf(storage, content, headBytes);
  const type = await workers.run('fileType', { head, purpose: purpose as MediaFile['purpose'] });
  if (typeof type === 'string') return type;
  if (purpose === 'video' || purpose === 'audio') {
    const facts = await workers.run('mediaFacts', { location: storage.location, content, purpose }, id);
    return typeof facts === 'string' ? facts : { ...type, stamping: null, facts };
  }
  const open = (range: ByteRange) => openContent(storage, content, range);
  if (type.type === 'application/pdf')
    return { ...type, stamping: await stampingOf(workers, { size, open, key: id }), facts: null };
  const fault = isZip(type.type)
    ? await archiveFault({ size, open }, { isPlain: type.type === 'application/zip' })
    : null;
  return fault ?? { ...type, stamping: null, facts: null };
}

/** By trying: what takes more time or memory than a thread has is too large. */
async function stampingOf(
  workers: FileContext['workers'],
  { key, ...content }: { size: number; open: (range: ByteRange) => Readable; key: string },
): Promise<NonNullable<FileFacts['stamping']>> {
  if (content.size > stampLimits.bytes) return 'large';
  try {
    return (await workers.run('pdfFault', () => sharedBytesOf(content), key)) ?? 'possible';
  } catch (error) {
    if (error instanceof TaskTimeout) return 'large';
    throw error;
  }
}
