import type { NamedFile } from '@haat/kinds/parts/items/items.rules';
import type { Deps } from '../../../platform/deps';
import { forbidden, ifGone } from '../../../platform/http/errors';
import type { Media, OpenFile } from '../../catalog';
import type { Proof } from '../access';
import { rememberAnswers } from '../remembered-answers';
import type { OpenedStreams } from '../streams/opened-streams';
import { createArchiveDelivery } from './archive.delivery';
import type { DownloadPart, SentFile, StoredFile } from './file.answer';
import {
  type EntitlementDependencies,
  gone,
  isPreviewed,
  isShownFree,
  type Opened,
  openedByAny,
  openedWith,
  type StreamAddress,
} from './file.entitlement';
import {
  countDownload,
  type Download,
  type GrantWithOrder,
  hasDownload,
  sameDownloadMs,
} from './file-download.repository';
import { createStampedCopies } from './stamped-copies';

/** What files ask of other modules. */
export interface FileDependencies extends EntitlementDependencies {
  media: Pick<Media, 'open'>;
  openedStream: OpenedStreams;
}

type FileDeps = Pick<Deps, 'database' | 'clock' | 'storage' | 'workers' | 'jobs'>;
type FileContext = FileDeps & FileDependencies;

const dayMs = 24 * 60 * sameDownloadMs;
/** Films of one browser whose grants are remembered. */
const mostOpening = 100;

/** Files, for those who have paid for them. */
export function createFileDelivery(deps: FileDeps, dependencies: FileDependencies) {
  const context: FileContext = { ...deps, ...dependencies };
  const copies = createStampedCopies(deps);
  deps.jobs.every('media.stamped', 60 * 60_000, copies.sweep);
  const contentOf = async (mediaId: string) => {
    const file = await context.media.open(mediaId);
    if (!file) throw gone();
    return file;
  };

  /** Stamped where its creator wants that. */
  async function stamped(
    grant: GrantWithOrder,
    { mediaId, stamp }: NamedFile,
    file: OpenFile,
  ): Promise<StoredFile> {
    if (!stamp || stamp === 'off') return file;
    const { seller_id: sellerId, id: grantId, holder_phone, buyer_phone, holder_name, buyer_name } = grant;
    const holder = { name: holder_name ?? buyer_name, phone: holder_phone || (buyer_phone ?? '') };
    return copies.open({ sellerId, grantId, mediaId, stamp, holder }, file);
  }

  // Players ask for one film again and again, range by range. One of many pieces takes the room of several.
  const films = rememberAnswers(deps, context.media.open, ({ pieces }) => Math.max(1, pieces));
  /** The grants by which a browser was let through to films whose address names none. */
  const opening = new WeakMap<Proof, Map<string, string>>();

  /** By any grant of whoever asks; that of the last time first. Throws 404. */
  async function openedUnnamed(film: { sellerId: string; mediaId: string }, proof: Proof): Promise<Opened> {
    const { mediaId } = film;
    const before = opening.get(proof)?.get(mediaId);
    if (before !== undefined) {
      const opened = await context.openedStream({ accessId: before, mediaId }, proof).catch(ifGone);
      if (opened) return opened;
    }
    const opened = await openedByAny(context, film, proof);
    const ofProof = opening.get(proof) ?? new Map<string, string>();
    if (ofProof.size < mostOpening) opening.set(proof, ofProof.set(mediaId, opened.grant.id));
    return opened;
  }

  const begun = (
    { product_id: productId }: GrantWithOrder,
    download: Download,
    limit: { most: number | null; sameMs: number },
  ): Promise<boolean> =>
    context.database.tx((trx) =>
      countDownload(trx, download, { productId, now: context.clock.now(), ...limit }),
    );

  return {
    archive: createArchiveDelivery(context, stamped),

    /**
     * A file to be downloaded. One that begins counts, and may be limited; one that goes on does not. To be read in the browser it counts once a
     * day, and only where downloads are limited: what a browser shows can be kept.
     * @throws Refusal 404 for whoever may not have it, 403 beyond the limit
     */
    async download(
      at: { accessId: string; mediaId: string },
      {
        proof,
        partOf,
        isView,
      }: { proof: Proof; partOf: (file: SentFile) => DownloadPart; isView: (file: SentFile) => boolean },
    ) {
      if (await isPreviewed(context, at, proof)) return contentOf(at.mediaId);
      const { grant, named } = await openedWith(context, at, proof);
      const file = await stamped(grant, named, await contentOf(at.mediaId));
      const download = { seller_id: grant.seller_id, grant_id: grant.id, media_id: at.mediaId };
      const { db } = context.database;
      const most = named.downloads ?? null;
      const isShown = isView(file);
      if (isShown && most === null) return file;
      const part = partOf(file);
      const isLet =
        part === 'start'
          ? await begun(grant, download, { most, sameMs: isShown ? dayMs : sameDownloadMs })
          : part === 'none' || most === null || (await hasDownload(db, download));
      if (!isLet)
        throw forbidden('You have reached the download limit of this file. Ask the creator for it.');
      return file;
    },

    /** A video or audio to be played: what ends or is taken back stops within half a minute. @throws Refusal 404 for whoever may not have it */
    async stream({ mediaId, accessId, productId }: StreamAddress, proof: Proof) {
      const file = await films.find(mediaId);
      if (!file) throw gone();
      if (productId !== undefined) {
        if (!(await isShownFree(context, { productId, mediaId }))) throw gone();
        return file;
      }
      if (await isPreviewed(context, { mediaId, accessId }, proof)) return file;
      const opened =
        accessId === undefined
          ? await openedUnnamed({ sellerId: file.sellerId, mediaId }, proof)
          : await context.openedStream({ accessId, mediaId }, proof);
      if (opened.named.type !== 'video' && opened.named.type !== 'audio') throw gone();
      return file;
    },
  };
}

export type FileDelivery = ReturnType<typeof createFileDelivery>;
