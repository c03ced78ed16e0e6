import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  ban,
  createGuild,
  createRole,
  type Discord,
  type Guild,
  isIn,
  moveRole,
  type Person,
  type Role,
  removeBot,
  roleNames,
  setBotRights,
  startDiscord,
} from '../../../tests/simulators/discord';
import { botRoleOf } from '../../../tests/simulators/discord/people';
import { unlimited } from '../../../tests/simulators/unlimited';
import { TryLater } from '../delivery';
import { createDiscord, DiscordRefused } from '.';

let discord: Discord;
let owner: Person;
let asha: Person;
let guild: Guild;
let member: Role;
const gateway = (more: Partial<Parameters<typeof createDiscord>[0]> = {}) =>
  createDiscord({ ...discord, ...more }, unlimited());
const redirectUri = 'https://haat.example/discord/return';
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Error & { refusal?: string },
  );
const refusalOf = async (work: Promise<unknown>) => (await failureOf(work))?.refusal;
const parametersOf = (address: string) => new URL(address).searchParams;

async function connect(): Promise<string> {
  const back = await discord.authorize(owner, gateway().botInviteUrl({ state: 'abc', redirectUri }), {
    guild,
  });
  return parametersOf(back).get('code') ?? '';
}

async function agree(person: Person): Promise<string> {
  const back = await discord.authorize(person, gateway().joinUrl({ state: 'abc', redirectUri }));
  return (await gateway().consentOf(parametersOf(back).get('code') ?? '', redirectUri)).accessToken;
}

beforeEach(async () => {
  discord = await startDiscord();
  owner = addPerson(discord.world, 'Owner');
  asha = addPerson(discord.world, 'Asha');
  guild = createGuild(discord.world, owner, 'Pixel Adda');
  member = createRole(discord.world, guild, 'Member');
});
afterEach(() => discord.close());

it('is invited to a server with three rights, and reads it', async () => {
  const invite = gateway().botInviteUrl({ state: 'abc', redirectUri });
  expect(Object.fromEntries(parametersOf(invite))).toEqual({
    client_id: discord.clientId,
    response_type: 'code',
    scope: 'bot identify guilds',
    permissions: '268435459',
    redirect_uri: redirectUri,
    state: 'abc',
  });
  const api = gateway();
  const consent = await api.consentOf(await connect(), redirectUri);
  expect(consent).toMatchObject({ guildId: guild.id, scopes: ['bot', 'identify', 'guilds'] });
  expect(await api.userOf(consent.accessToken)).toEqual({ id: owner.id, name: 'Owner' });
  expect(await api.guildsOf(consent.accessToken)).toEqual([{ id: guild.id, isManaged: true }]);
  expect(await api.guild(guild.id)).toMatchObject({ title: 'Pixel Adda', ownerId: owner.id });
  const roles = await api.rolesOf(guild.id, await api.botId());
  expect(roles).toEqual([botRoleOf(guild).id]);
});

it('adds whoever agrees with roles, gives and takes roles, and removes', async () => {
  await connect();
  const api = gateway();
  const accessToken = await agree(asha);
  expect(await api.addMember(guild.id, asha.id, { accessToken, roleIds: [member.id] })).toBe('added');
  expect(roleNames(guild, asha)).toEqual(['Member']);
  expect(await api.addMember(guild.id, asha.id, { accessToken, roleIds: [member.id] })).toBe('present');
  await api.takeRole(guild.id, asha.id, member.id);
  expect(await api.rolesOf(guild.id, asha.id)).toEqual([]);
  await api.giveRole(guild.id, asha.id, member.id);
  expect(roleNames(guild, asha)).toEqual(['Member']);
  await api.removeMember(guild.id, asha.id);
  expect(isIn(guild, asha)).toBe(false);
  expect(await api.rolesOf(guild.id, asha.id)).toBeNull();
});

it('says why Discord refuses', async () => {
  const api = gateway();
  const accessToken = await agree(asha);
  const add = () => api.addMember(guild.id, asha.id, { accessToken, roleIds: [member.id] });
  expect(await refusalOf(api.guild('1999999999999999999'))).toBe('guildUnavailable');
  expect(await refusalOf(add())).toBe('guildUnavailable');
  await connect();
  moveRole(guild, botRoleOf(guild), 'below', member);
  expect(await refusalOf(add())).toBe('rightMissing');
  moveRole(guild, botRoleOf(guild), 'above', member);
  setBotRights(guild, ['MANAGE_ROLES']);
  expect(await refusalOf(add())).toBe('rightMissing');
  setBotRights(guild, ['CREATE_INSTANT_INVITE', 'KICK_MEMBERS', 'MANAGE_ROLES']);
  expect(await refusalOf(api.removeMember(guild.id, asha.id))).toBe('notMember');
  expect(await refusalOf(api.removeMember(guild.id, owner.id))).toBe('rightMissing');
  expect(await refusalOf(api.addMember(guild.id, asha.id, { accessToken: 'x', roleIds: [] }))).toBe(
    'consentOver',
  );
  expect(await refusalOf(api.addMember(guild.id, asha.id, { accessToken, roleIds: ['1'] }))).toBe(
    'roleUnknown',
  );
  asha.otherGuilds = 100;
  expect(await refusalOf(add())).toBe('tooManyGuilds');
  ban(guild, asha);
  expect(await refusalOf(add())).toBe('banned');
  removeBot(discord.world, guild);
  expect(await refusalOf(api.guild(guild.id))).toBe('guildUnavailable');
});

it('takes a code once, and only for the address that it was made for', async () => {
  const api = gateway();
  const code = await connect();
  await api.consentOf(code, redirectUri);
  expect(await refusalOf(api.consentOf(code, redirectUri))).toBe('consentOver');
  expect(await refusalOf(api.consentOf(await connect(), 'https://else.example'))).toBe('consentOver');
  const denied = await discord.authorize(asha, api.joinUrl({ state: 's', redirectUri }), { agrees: false });
  expect(parametersOf(denied).get('error')).toBe('access_denied');
});

it('calls once, and says how long Discord asks to wait', async () => {
  await connect();
  discord.calls.length = 0;
  discord.refuseNext(1, 6.4);
  const failure = await failureOf(gateway().guild(guild.id));
  expect(failure).toBeInstanceOf(TryLater);
  expect(failure).toMatchObject({ reason: 'too_many_requests' });
  expect((failure as TryLater).retryAfterMs).toBeGreaterThanOrEqual(6_400);
  expect(discord.calls).toHaveLength(1);
  discord.refuseNext(1, 2, true);
  expect(await failureOf(gateway().guild(guild.id))).toBeInstanceOf(TryLater);
});

it('does not call at all while the headers say that it may not', async () => {
  const limited = await startDiscord({ limits: { calls: 2, seconds: 60 } });
  const api = createDiscord(limited, unlimited());
  const busy = createGuild(limited.world, addPerson(limited.world, 'Owner'), 'Busy');
  busy.members.set(limited.world.botId, { roles: new Set() });
  await api.guild(busy.id);
  await api.guild(busy.id);
  expect(await failureOf(api.guild(busy.id))).toBeInstanceOf(TryLater);
  expect([limited.calls.length, limited.refused()]).toEqual([2, 0]);
  await limited.close();
});

it('takes an outage for what passes', async () => {
  discord.trouble('internal');
  expect(await failureOf(gateway().botId())).toMatchObject({ name: 'TryLater', reason: 'status_500' });
  discord.trouble('badGateway');
  expect(await failureOf(gateway().botId())).toMatchObject({ name: 'TryLater', reason: 'status_502' });
  expect(await failureOf(gateway({ url: 'http://127.0.0.1:9' }).botId())).toMatchObject({
    name: 'TryLater',
    reason: 'not_reached',
    isSilent: true,
  });
});

it('is told of wrong credentials as what no second try heals, each time, and never says them', async () => {
  const api = gateway({ botToken: 'wrong-token-wrong', clientSecret: 'wrong-secret-wrong' });
  for (const work of [() => api.botId(), () => api.botId(), () => api.consentOf('code', redirectUri)]) {
    const failure = await failureOf(work());
    expect(failure).toBeInstanceOf(DiscordRefused);
    expect(failure?.refusal).toBe('credentialsWrong');
    expect(`${failure?.stack}${JSON.stringify(failure)}${failure?.cause}`).not.toContain('wrong-');
  }
  await connect();
  const accessToken = await agree(asha);
  ban(guild, asha);
  const refused = await failureOf(gateway().addMember(guild.id, asha.id, { accessToken, roleIds: [] }));
  expect(`${refused?.stack}${JSON.stringify(refused)}${refused?.cause}`).not.toContain(accessToken);
});
