import type { RenditionName } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { fileOfName, type Media, type StreamRendition, typeOfFile } from '../../catalog';
import type { Proof } from '../access';
import type { SentFile } from '../files';
import {
  type EntitlementContext,
  type EntitlementDependencies,
  gone,
  isPreviewed,
  openedByAny,
  openedWith,
  type StreamAddress,
} from '../files/file.entitlement';
import { createFreeStreams, type OpenedStreams } from './opened-streams';
import { masterPlaylist, mediaPlaylist } from './playlists';
import { readTicket, type StreamTicket, writeTicket } from './stream.ticket';

export interface StreamDependencies extends EntitlementDependencies {
  media: Pick<Media, 'open' | 'openStream' | 'openStreamFile' | 'streamFileAddress' | 'openCaptions'>;
  openedStream: OpenedStreams;
}

/** Where a player reads something without us. */
interface Elsewhere {
  url: string;
}

type StreamDeps = Pick<Deps, 'database' | 'clock' | 'signer'>;

/** Before the id of a product in a ticket, where others have the id of a grant: shown for free, or to its creator. */
const freePrefix = 'free_';
const previewPrefix = 'preview_';
/** Ms that a video may be watched for beyond its length: its playlist is not fetched again. */
const watchedMs = 6 * 60 * 60_000;

const lengthOf = (renditions: readonly StreamRendition[]): number =>
  Math.max(0, ...renditions.map(({ durations }) => durations.reduce((all, ms) => all + ms, 0)));

/** Prepared video and audio, for those who have paid for them. */
export function createStreamDelivery(deps: StreamDeps, dependencies: StreamDependencies) {
  const { clock, signer } = deps;
  const { media, openedStream } = dependencies;
  const context: EntitlementContext = { ...deps, ...dependencies };
  const freeStream = createFreeStreams(context);

  /** What opens it, as a ticket says it. Throws 404 for whoever may not have it. */
  async function openedAt({ mediaId, accessId, productId }: StreamAddress, proof: Proof): Promise<string> {
    if (productId !== undefined) {
      await freeStream({ productId, mediaId });
      return freePrefix + productId;
    }
    if (await isPreviewed(context, { mediaId, accessId }, proof)) return `${previewPrefix}${accessId}`;
    if (accessId !== undefined) return (await openedWith(context, { accessId, mediaId }, proof)).grant.id;
    const file = await media.open(mediaId);
    if (!file) throw gone();
    return (await openedByAny(context, { sellerId: file.sellerId, mediaId }, proof)).grant.id;
  }

  /** Throws 404 once it is over. */
  async function stillOpened({ accessId, mediaId }: StreamTicket, proof: Proof): Promise<void> {
    if (accessId.startsWith(freePrefix))
      return freeStream({ productId: accessId.slice(freePrefix.length), mediaId });
    if (accessId.startsWith(previewPrefix)) {
      const productId = accessId.slice(previewPrefix.length);
      if (!(await isPreviewed(context, { mediaId, accessId: productId }, proof))) throw gone();
      return;
    }
    await openedStream({ accessId, mediaId }, proof);
  }

  async function streamOf(mediaId: string) {
    const stream = await media.openStream(mediaId);
    if (!stream) throw gone();
    return stream;
  }

  async function fileOf(stream: { id: string; contentId: string }, name: string): Promise<SentFile> {
    const file = fileOfName(name);
    const stored = file && (await media.openStreamFile(stream, file));
    if (!stored) throw gone();
    return {
      version: `${stream.id}-${name}`,
      name,
      type: typeOfFile(file),
      size: stored.size,
      copy: stored.copy,
    };
  }

  async function segmentOf(stream: { id: string; contentId: string }, name: string) {
    const file = fileOfName(name);
    const url = file && (await media.streamFileAddress(stream, file));
    return url ? { url } : fileOf(stream, name);
  }

  return {
    /** Its master playlist, with all its pictures or with one. @throws Refusal 404 for whoever may not have it */
    async master(at: StreamAddress, proof: Proof, only?: RenditionName): Promise<string> {
      const accessId = await openedAt(at, proof);
      const { id, contentId, renditions } = await streamOf(at.mediaId);
      const ticket = writeTicket(signer, {
        accessId,
        mediaId: at.mediaId,
        streamId: id,
        contentId,
        until: clock.now().getTime() + lengthOf(renditions) + watchedMs,
      });
      const playlist = masterPlaylist(renditions, ticket, only);
      if (playlist === null) throw gone();
      return playlist;
    },

    /** Its poster or thumbnails. @throws Refusal 404 for whoever may not have it */
    async picture(at: StreamAddress, name: 'poster.jpg' | 'thumbnails.jpg', proof: Proof): Promise<SentFile> {
      await openedAt(at, proof);
      return fileOf(await streamOf(at.mediaId), name);
    },

    /** Its captions in a language, as WebVTT. @throws Refusal 404 for whoever may not have it */
    async captions(at: StreamAddress, language: string, proof: Proof): Promise<string> {
      await openedAt(at, proof);
      const text = await media.openCaptions(at.mediaId, language);
      if (text === null) throw gone();
      return text;
    },

    /**
     * What a master playlist of ours led to: the playlist of a rendition, its init segment or one of its segments, or where that is read instead.
     * @throws Refusal 404 for whoever may not have it, and for addresses that are over
     */
    async part(
      at: { mediaId: string; ticket: string; name: string },
      proof: Proof,
    ): Promise<string | SentFile | Elsewhere> {
      const ticket = readTicket(signer, { ...at, now: clock.now() });
      if (!ticket) throw gone();
      await stillOpened(ticket, proof);
      const [, rendition] = /^(360|720|1080|audio)\.m3u8$/.exec(at.name) ?? [];
      if (rendition === undefined)
        return segmentOf({ id: ticket.streamId, contentId: ticket.contentId }, at.name);
      const { id, renditions } = await streamOf(at.mediaId);
      const listed = renditions.find(({ name }) => name === rendition);
      if (!listed || id !== ticket.streamId) throw gone();
      return mediaPlaylist(listed);
    },
  };
}

export type StreamDelivery = ReturnType<typeof createStreamDelivery>;
