import type { Deps } from '../../../platform/deps';

interface RoomKey {
  sellerId: string;
  productId: string;
  /** Empty for a product that is a session itself. */
  lessonId: string;
}

/**
 * The address of a session's room on the Jitsi server of the installation; null where it has none. The name is made once, by chance and too long to be
 * guessed: it alone keeps others out.
 */
export async function ownRoom(
  { config, database: { db }, random }: Pick<Deps, 'config' | 'database' | 'random'>,
  { sellerId, productId, lessonId }: RoomKey,
): Promise<string | null> {
  const { jitsi } = config.providers;
  if (!jitsi) return null;
  const find = () =>
    db
      .selectFrom('live_room')
      .select('name')
      .where('seller_id', '=', sellerId)
      .where('product_id', '=', productId)
      .where('lesson_id', '=', lessonId);
  const existing = await find().executeTakeFirst();
  if (existing) return `${jitsi.url}/${existing.name}`;
  const name = random.publicId() + random.publicId();
  // Of two who ask first at once, both get the one that was stored.
  await db
    .insertInto('live_room')
    .values({ seller_id: sellerId, product_id: productId, lesson_id: lessonId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `${jitsi.url}/${(await find().executeTakeFirstOrThrow()).name}`;
}
