import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

export async function isAnswering(db: Db): Promise<boolean> {
  try {
    await sql`select 1 from migration limit 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
