import type { HandleState } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, Refusal, unauthorized } from '../../../../platform/http/errors';
import { dayInWords } from '../../../../platform/text/india.calendar';
import * as accounts from './account.repository';
import type { Accounts } from './account.service';
import * as handles from './handle.repository';
import { foldedHandle, isHandle, isReserved, leadsOnMs, restMs } from './handle.rules';

/** Raw profile input; omitted fields stay. */
interface Changes {
  name?: string | undefined;
  bio?: string | null | undefined;
  handle?: string | null | undefined;
  language?: 'en' | 'hi' | undefined;
}

/** Whose page a handle is. */
interface Profile {
  accountId: string;
  /** As they write it now. The one that was asked for may be written otherwise, or be one that leads on. */
  handle: string;
  name: string;
  bio: string | null;
}

const incorrect = (fields: Record<string, string>) =>
  new Refusal(400, 'invalid_fields', Object.values(fields)[0] ?? '', fields);

interface ProfilesContext extends Pick<Deps, 'clock' | 'database'>, Pick<Accounts, 'changed'> {}

function freedBefore({ clock }: ProfilesContext) {
  return new Date(clock.now().getTime() - leadsOnMs);
}

function named(given: string): string {
  const name = given.trim();
  if (name === '') throw incorrect({ name: 'Write your name' });
  return name;
}

function handleIn(given: string | null): string | null {
  const handle = given?.trim().replace(/^@/, '') ?? '';
  if (handle !== '' && !isHandle(handle)) throw incorrect({ handle: 'Use 3 to 30 letters, digits and _' });
  return handle || null;
}

/** Under the account's lock. Writing the present one otherwise is no change, nor is coming back to the one taken last. */
async function move(
  context: ProfilesContext,
  trx: Tx,
  accountId: string,
  handle: string | null,
): Promise<void> {
  const currentHandles = await handles.findHandles(trx, accountId);
  const present = currentHandles.find(({ left_at }) => left_at === null);
  const folded = handle === null ? null : foldedHandle(handle);
  if (folded === (present?.folded ?? null)) return;
  const now = context.clock.now();
  if (folded !== null) {
    const [last] = currentHandles;
    const isBack = last?.folded === folded;
    const changesAt = last && new Date(last.taken_at.getTime() + restMs);
    if (!isBack && changesAt && now < changesAt) {
      const message = `You can change your handle again from ${dayInWords(changesAt)}`;
      throw conflict('handle_rests', message, { handle: message });
    }
    const taken = {
      folded,
      account_id: accountId,
      taken_at: isBack ? last.taken_at : now,
      left_at: null,
    };
    if (isReserved(folded) || !(await handles.takeHandle(trx, taken, freedBefore(context)))) {
      const message = 'This handle is taken. Try another';
      throw conflict('handle_taken', message, { handle: message });
    }
  }
  if (present) await handles.leaveHandle(trx, accountId, present.folded, now);
}

/** @throws Refusal 400 (cannot be a name or handle), 409 (the handle is somebody's, or was changed lately) */
async function change(context: ProfilesContext, accountId: string, changes: Changes): Promise<void> {
  const profileChanges: accounts.ProfileChanges = {};
  if (changes.name !== undefined) profileChanges.name = named(changes.name);
  if (changes.bio !== undefined) profileChanges.bio = changes.bio?.trim() || null;
  if (changes.handle !== undefined) profileChanges.handle = handleIn(changes.handle);
  if (changes.language !== undefined) profileChanges.language = changes.language;
  const { handle } = profileChanges;
  await context.database.tx(async (trx) => {
    await accounts.lockAccount(trx, accountId);
    if (handle !== undefined) await move(context, trx, accountId, handle);
    await accounts.saveProfile(trx, accountId, profileChanges);
  });
  context.changed(accountId);
}

async function handle(context: ProfilesContext, accountId: string): Promise<HandleState> {
  const { database, clock } = context;

  const [row, currentHandles] = await Promise.all([
    accounts.findAccount(database.db, accountId),
    handles.findHandles(database.db, accountId),
  ]);
  if (!row) throw unauthorized();
  const [last] = currentHandles;
  const changesAt = last ? new Date(last.taken_at.getTime() + restMs) : null;
  return {
    handle: row.handle,
    changesAt: changesAt && changesAt > clock.now() ? changesAt.toISOString() : null,
    former: currentHandles
      .filter(({ left_at }) => left_at !== null && left_at > freedBefore(context))
      .map(({ folded, left_at }) => ({
        handle: folded,
        until: new Date((left_at?.getTime() ?? 0) + leadsOnMs).toISOString(),
      })),
  };
}

/** The account of a handle, case-insensitive; null if there is none. */
async function at(context: ProfilesContext, given: string): Promise<Profile | null> {
  if (!isHandle(given)) return null;
  const row = await handles.findByHandle(context.database.db, foldedHandle(given), freedBefore(context));
  return row ? { accountId: row.id, handle: row.handle, name: row.name ?? row.handle, bio: row.bio } : null;
}

/** The last of each so many handles with a page, but for what ends the list; `isNone` when there is no page at all. Reads past all of them. */
async function mark(
  { database }: ProfilesContext,
  each: number,
): Promise<{ marks: string[]; isNone: boolean }> {
  const { marks, total } = await handles.markHandles(database.db, each);
  return { marks, isNone: total === 0 };
}

/** What people tell of themselves, and the handle that leads to it. */
export function createProfiles(
  deps: Pick<Deps, 'clock' | 'database'>,
  dependencies: Pick<Accounts, 'changed'>,
) {
  const context: ProfilesContext = { ...deps, ...dependencies };
  return {
    change: (accountId: string, changes: Changes) => change(context, accountId, changes),
    handle: (accountId: string) => handle(context, accountId),
    at: (given: string) => at(context, given),
    /** Handles with a page, after one and up to another, at most so many. */
    list: (stretch: { after: string; upTo: string }, limit: number) =>
      handles.listHandles(deps.database.db, stretch, limit),
    mark: (each: number) => mark(context, each),
  };
}

export type Profiles = ReturnType<typeof createProfiles>;
