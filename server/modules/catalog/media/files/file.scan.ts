import { LRUCache } from 'lru-cache';
import { ScanFailed, type ScanResult, type VirusScanner } from '../../../../gateways/virus-scan';
import type { Deps } from '../../../../platform/deps';
import { createTaskQueue } from '../../../../platform/workers/workers.queue';
import { type FileContent, openContent } from './file.content';

const minute = 60_000;
/** Scans that a server asks for at a time; clamd has ten threads (MaxThreads), and other servers use it too. */
const scansAtOnce = 4;
const mostWaiting = 200;
/** Results of contents, which never change, until whoever checks them asks again. */
const mostResults = 1_000;
/** How long a request or a job waits for a scan, which goes on without it. */
const waitMs = 20_000;
/** Until a check is tried again. */
const leastRetryMs = 15_000;
const mostRetryMs = 15 * minute;

/** It is not known yet whether a content has a virus: the check is to be tried again, as often as it takes. */
export class ScanPending extends Error {
  override readonly name = 'ScanPending';
  /** The job was not tried, so its attempts do not run out. */
  readonly isPostponed = true;
  constructor(
    readonly reason: string,
    readonly retryAfterMs = leastRetryMs,
  ) {
    super(`A file is not checked for viruses yet: ${reason}`);
  }

  /** Of a check that has gone on for so long: it waits half as long again. */
  after(ms: number): ScanPending {
    return new ScanPending(this.reason, Math.min(mostRetryMs, Math.max(leastRetryMs, ms / 2)));
  }
}

interface ScanContext extends Pick<Deps, 'storage' | 'log'> {
  scanner: VirusScanner;
  /** Whether the last scan came to a result. */
  isAvailable: boolean;
}

/** Checks contents of files for viruses. Null where nothing does. */
export function createFileScans(
  { virusScanner: scanner, storage, log }: Pick<Deps, 'virusScanner' | 'storage' | 'log'>,
  { wait = waitMs } = {},
) {
  if (!scanner) return null;
  const context: ScanContext = { scanner, storage, log, isAvailable: true };
  const queue = createTaskQueue({ concurrency: scansAtOnce, queue: mostWaiting });
  const results = new LRUCache<string, Promise<ScanResult>>({ max: mostResults });

  /** Whoever asks for a content that is being scanned waits for the same result. */
  function resultOf(content: FileContent): Promise<ScanResult> {
    const existing = results.get(content.contentId);
    if (existing) return existing;
    if (queue.waiting >= mostWaiting) throw new ScanPending('too_many_scans');
    const result = queue.run(() => scan(context, content));
    results.set(content.contentId, result);
    result.catch(() => results.delete(content.contentId));
    return result;
  }

  return {
    /**
     * Whether a virus was found in a content, or in as much of it as the scanner takes.
     * @throws ScanPending while the scanner comes to no result
     */
    async hasVirus(content: FileContent): Promise<boolean> {
      const { status } = await within(wait, resultOf(content));
      return status === 'infected';
    },
  };
}

export type FileScans = NonNullable<ReturnType<typeof createFileScans>>;

/** @throws ScanPending when it takes longer */
async function within<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScanPending('under_way')), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** Names and owners of files are not logged. @throws ScanPending when the scanner comes to no result */
async function scan(context: ScanContext, content: FileContent): Promise<ScanResult> {
  const { scanner, storage, log } = context;
  const { contentId, size } = content;
  const scanned = Math.min(size, scanner.maxBytes);
  try {
    const result = await scanner.scan(openContent(storage, content, { start: 0, end: scanned - 1 }));
    if (!context.isAvailable) log.info('The virus scanner gives results again');
    context.isAvailable = true;
    if (result.status === 'infected')
      log.warn({ contentId, signature: result.signature }, 'A virus was found in an uploaded file');
    else if (scanned < size)
      log.info({ contentId, size, scanned }, 'An uploaded file was not scanned completely');
    return result;
  } catch (error) {
    if (!(error instanceof ScanFailed)) throw error;
    // Once: every file that waits would say it.
    if (context.isAvailable)
      log.error(
        { reason: error.reason },
        'The virus scanner gives no results. Uploaded files wait until it does',
      );
    context.isAvailable = false;
    throw new ScanPending(error.reason);
  }
}
