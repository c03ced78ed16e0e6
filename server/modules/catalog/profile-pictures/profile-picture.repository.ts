import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { ProfilePictureTable } from './profile-picture.tables';

export type ProfilePictureRow = Selectable<ProfilePictureTable>;

/** At most one for each use. */
export async function findProfilePictures(db: Db, sellerId: string): Promise<ProfilePictureRow[]> {
  return db.selectFrom('profile_picture').selectAll().where('seller_id', '=', sellerId).execute();
}

export async function saveProfilePicture(db: Db, row: ProfilePictureRow): Promise<void> {
  const { picture_id, width, height, set_at } = row;
  await db
    .insertInto('profile_picture')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'use']).doUpdateSet({ picture_id, width, height, set_at }),
    )
    .execute();
}

export async function deleteProfilePicture(
  db: Db,
  sellerId: string,
  use: ProfilePictureRow['use'],
): Promise<void> {
  await db.deleteFrom('profile_picture').where('seller_id', '=', sellerId).where('use', '=', use).execute();
}

/** Answers the ids of the pictures. */
export async function deleteProfilePictures(trx: Tx, sellerId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('profile_picture')
    .where('seller_id', '=', sellerId)
    .returning('picture_id')
    .execute();
  return rows.map(({ picture_id }) => picture_id);
}
