import type { LiveRooms } from '@haat/openapi';
import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { Catalog } from '../../catalog';
import { ownRoom } from './own-room';
import { sessionsIn } from './planned-sessions';

type RoomsContext = Parameters<typeof ownRoom>[0] & { catalog: Pick<Catalog, 'findOwn'> };

/** The rooms of the installation that a product's sessions are held in, as they are on sale. @throws Refusal 404 for another's */
async function roomsOf(context: RoomsContext, sellerId: string, productId: string): Promise<LiveRooms> {
  const { live } = await context.catalog.findOwn(sellerId, productId);
  const items: LiveRooms['items'] = [];
  const isSeen = new Set<string>();
  for (const { lessonId: id, isLesson, session, title } of sessionsIn(live)) {
    // All sessions of a series are in one room.
    const lessonId = isLesson ? id : '';
    if (session.joinUrl !== undefined || isSeen.has(lessonId)) continue;
    isSeen.add(lessonId);
    const url = await ownRoom(context, { sellerId, productId, lessonId });
    if (url !== null) items.push({ lessonId: isLesson ? id : null, title, url });
  }
  return { items };
}

export const roomHandlers = (context: RoomsContext) =>
  ({
    listLiveRooms: async (request) => [
      200,
      await roomsOf(context, signedIn(request).accountId, request.params.id),
    ],
  }) satisfies Handlers<'listLiveRooms'>;
