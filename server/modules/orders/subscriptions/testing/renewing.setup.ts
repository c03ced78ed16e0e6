import { afterAll, beforeAll } from 'vitest';
import { type Club, type Member, monthly, openClub } from './club';

/** A member whose subscription renews automatically, for the group of tests that begins so. */
export let club: Club;
export let member: Member;
/** Of the subscription, and of its mandate. */
export let id: string;
export let mandateId: string;

/** Everybody subscribes on 5 January at ten in the morning, and is paid until 5 February at ten; the bank asks from seven. */
export function renewing(label = 'Plain'): void {
  beforeAll(async () => {
    club = await openClub([
      monthly('Plain', 49_900),
      monthly('Dear', 99_900),
      monthly('Tried', 29_900, { trialDays: 7 }),
    ]);
    member = await club.member();
    id = (await member.subscribe(label)).id;
    mandateId = await member.turnOn(id);
  });
  afterAll(() => club.shop.close());
}

export const charges = async () => {
  const { rows } = await club.shop.deps.database.pool.query<{ day: string; status: string }>(
    'select day, status from sandbox_charge order by at, id',
  );
  return rows.map(({ day, status }) => `${day} ${status}`);
};
export const lastLetter = async () => (await club.letters(member.email)).at(-1);
export const shown = () => member.show(id);
