// Which devices play with a grant, and where they are.
import { playbackPath } from '@haat/kinds/parts/items/stream-access';
import type { PlaybackReport } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { deviceNameOf } from '../../../platform/http/device';
import { conflict } from '../../../platform/http/errors';
import type { Media } from '../../catalog';
import { type Proof, proofOfCall } from '../access';
import { recordWatched } from '../engagement/watch.repository';
import type { OpenedStreams } from './opened-streams';
import {
  deleteDevicesUnseen,
  dropDevice,
  findDevices,
  findPositionsOfOrder,
  keepDevice,
  lockGrant,
  savePosition,
} from './playback.repository';
import { partsOf, silentMs, stretchBetween } from './watched.rules';

export interface PlaybackDependencies {
  openedStream: OpenedStreams;
  media: Pick<Media, 'lengthOf'>;
}

type PlaybackDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'jobs'>;

const hour = 60 * 60_000;
/** Ms for which the name of a device is kept. */
const keptMs = 24 * hour;
/** Seconds: who has seen less begins at the beginning. */
const leastPosition = 5;

interface Reported {
  accessId: string;
  mediaId: string;
  report: PlaybackReport;
  /** As the browser calls itself. */
  agent: string;
}

/** Ms before the end, or this part of what is shorter: credits, and a player that stops a moment early. */
const endMs = 30_000;
const endPart = 0.05;

/** Whether nothing is left to go on with, so that it begins anew. Both in ms. */
const isAtEnd = (position: number, duration: number | undefined): boolean =>
  duration !== undefined && position >= duration - Math.min(endMs, duration * endPart);

export function createPlayback(deps: PlaybackDeps, { openedStream, media }: PlaybackDependencies) {
  const { clock, config, database, jobs } = deps;
  jobs.every('streams.devices', hour, () =>
    deleteDevicesUnseen(database.db, new Date(clock.now().getTime() - keptMs)),
  );

  /** @throws Refusal 404 for whoever may not have it, 409 when as many other devices play as may */
  async function report(reported: Reported, proof: Proof): Promise<void> {
    const { accessId, mediaId, agent } = reported;
    const { device, isPlaying } = reported.report;
    const position = reported.report.position * 1_000;
    const { grant } = await openedStream({ accessId, mediaId }, proof);
    const key = { seller_id: grant.seller_id, grant_id: grant.id };
    const length = await media.lengthOf({ seller_id: grant.seller_id, id: mediaId });
    const now = clock.now();
    const others = await database.tx(async (trx) => {
      await lockGrant(trx, key);
      const devices = await findDevices(trx, key, new Date(now.getTime() - silentMs));
      const last = devices.find(({ device_id, media_id }) => device_id === device && media_id === mediaId);
      const playing = devices.filter(({ device_id }) => device_id !== device);
      if (isPlaying) {
        if (playing.length >= config.streamDevices) return playing;
        await keepDevice(trx, key, { device, name: deviceNameOf(agent), mediaId, position, now });
      } else await dropDevice(trx, key, device);
      const stretch =
        last && stretchBetween({ position: last.position, at: last.seen_at }, { position, at: now });
      // Whoever is erased leaves no record, though the link of an order may still open it.
      if (stretch && length && grant.holder_phone !== '')
        await recordWatched(
          trx,
          { ...key, product_id: grant.product_id, media_id: mediaId },
          { contentId: length.contentId, parts: partsOf(stretch, length.duration), now },
        );
      const left = isAtEnd(position, length?.duration) ? 0 : position;
      await savePosition(trx, key, { mediaId, position: left, now });
      return null;
    });
    if (others)
      throw conflict(
        'too_many_devices',
        `It plays on ${others.map(({ name }) => name).join(', ')}. Stop it there, then play it here.`,
      );
  }

  /** Seconds at which to go on, by where a player reports it. */
  async function positionsOf(orderId: string): Promise<Record<string, number>> {
    const rows = await findPositionsOfOrder(database.db, orderId);
    return Object.fromEntries(
      rows
        .map(
          ({ grant_id, media_id, position }) =>
            [playbackPath(grant_id, media_id), Math.floor(position / 1_000)] as const,
        )
        .filter(([, seconds]) => seconds >= leastPosition),
    );
  }

  const handlers = {
    async reportPlayback(request) {
      const { params, body, headers } = request;
      const reported = {
        accessId: params.id,
        mediaId: params.mediaId,
        report: body,
        agent: headers['user-agent'] ?? '',
      };
      await report(reported, proofOfCall(request));
      return [204, undefined];
    },
  } satisfies Handlers<'reportPlayback'>;
  return { positionsOf, handlers };
}

export type Playback = ReturnType<typeof createPlayback>;
