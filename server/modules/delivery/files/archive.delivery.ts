import { isTooLarge, mostArchiveBytes, mostArchiveFiles } from '@haat/kinds/parts/items/archive.rules';
import type { NamedFile } from '@haat/kinds/parts/items/items.rules';
import type { Deps } from '../../../platform/deps';
import { forbidden, Refusal } from '../../../platform/http/errors';
import type { Media, OpenFile } from '../../catalog';
import type { Proof } from '../access';
import { archiveOfFiles } from './archive.bytes';
import { type ArchiveAddress, archiveHeld, archivePreviewed } from './archive.entitlement';
import { createPlaces } from './archive.places';
import type { DownloadPart, SentFile, StoredFile } from './file.answer';
import { type EntitlementContext, gone } from './file.entitlement';
import { countDownload, type GrantWithOrder, hasDownload, sameDownloadMs } from './file-download.repository';
import { waitMs, within } from './stamped-copies';

type ArchiveContext = EntitlementContext & Pick<Deps, 'database' | 'clock'> & { media: Pick<Media, 'open'> };

interface Opened {
  named: NamedFile;
  file: OpenFile;
}

interface ArchiveRequest {
  proof: Proof;
  partOf: (file: SentFile) => DownloadPart;
  /** Aborted when the answer has ended. */
  ended: AbortSignal;
}

function refuseTooLarge(files: readonly Opened[]): void {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  if (isTooLarge({ count: files.length, bytes }))
    throw new Refusal(
      413,
      'archive_too_large',
      `At most ${mostArchiveFiles} files with ${mostArchiveBytes / 1024 ** 3} GB can be downloaded together. Download these one by one.`,
    );
}

/** Several files as one ZIP, by the same rules as each of them. */
export function createArchiveDelivery(
  context: ArchiveContext,
  stamped: (grant: GrantWithOrder, named: NamedFile, file: OpenFile) => Promise<StoredFile>,
) {
  const { clock, database, media } = context;
  const places = createPlaces(context);

  /** What is ready of it; the others are not shown to their buyers either. */
  async function openAll(files: readonly NamedFile[]): Promise<Opened[]> {
    const opened: Opened[] = [];
    for (const named of files) {
      const file = await media.open(named.mediaId);
      if (file) opened.push({ named, file });
    }
    if (opened.length === 0) throw gone();
    refuseTooLarge(opened);
    return opened;
  }

  /** One after the other: each may take a second, and others wait for theirs. */
  async function stampAll(grant: GrantWithOrder, opened: readonly Opened[]): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for (const { named, file } of opened) files.push(await stamped(grant, named, file));
    return files;
  }

  const keyOf = ({ seller_id, id }: GrantWithOrder, { named }: Opened) => ({
    seller_id,
    grant_id: id,
    media_id: named.mediaId,
  });

  const refuseBeyondLimit = ({ named, file }: Opened) =>
    forbidden(
      `You have reached the download limit of “${named.title || file.name}”. Download the other files one by one, or ask the creator for it.`,
    );

  /** All of them count, or none. */
  const countAll = (grant: GrantWithOrder, opened: readonly Opened[]) =>
    database.tx(async (trx) => {
      const options = { productId: grant.product_id, now: clock.now(), sameMs: sameDownloadMs };
      // In one order, so that two at a time do not wait for each other.
      for (const one of opened.toSorted((a, b) => (a.named.mediaId < b.named.mediaId ? -1 : 1))) {
        const most = one.named.downloads ?? null;
        if (!(await countDownload(trx, keyOf(grant, one), { ...options, most })))
          throw refuseBeyondLimit(one);
      }
    });

  async function refuseNotBegun(grant: GrantWithOrder, opened: readonly Opened[]): Promise<void> {
    for (const one of opened)
      if (one.named.downloads !== undefined && !(await hasDownload(database.db, keyOf(grant, one))))
        throw refuseBeyondLimit(one);
  }

  /**
   * The files of a grant, or of one of its lessons, as one ZIP. Each counts as if it were downloaded by itself.
   * @throws Refusal 404 for whoever may not have it, 403 beyond the limit of one, 413 where they are too large together, 429 and 503 where too
   * many are sent, 503 CopyPending
   */
  return async function archive(
    at: ArchiveAddress,
    { proof, partOf, ended }: ArchiveRequest,
  ): Promise<SentFile> {
    const preview = await archivePreviewed(context, at, proof);
    if (preview) {
      const opened = await openAll(preview.files);
      const place = places.take(at.accessId, ended);
      return archiveOfFiles(
        opened.map(({ file }) => file),
        { title: preview.title, at: clock.now(), ...place },
      );
    }
    const held = await archiveHeld(context, at, proof);
    if (!held) throw gone();
    const { grant, title } = held;
    const opened = await openAll(held.files);
    const place = places.take(grant.id, ended);
    const files = await within(waitMs, stampAll(grant, opened));
    const file = archiveOfFiles(files, { title, at: grant.granted_at, ...place });
    const part = partOf(file);
    if (part === 'start') await countAll(grant, opened);
    else if (part === 'rest') await refuseNotBegun(grant, opened);
    return file;
  };
}
