import type { Db } from '../database/database';
import { json } from '../database/schema';
import type { OffsetStore } from './clock';

const name = 'clock.offsetMs';

/** Keeps how far the development clock is ahead in the `setting` table. */
export function clockOffsetStore(db: Db): OffsetStore {
  return {
    read: async () => {
      const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
      return typeof row?.value === 'number' ? row.value : 0;
    },
    write: async (offset) => {
      await db
        .insertInto('setting')
        .values({ name, value: json(offset) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json(offset) }))
        .execute();
    },
  };
}
