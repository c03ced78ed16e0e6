// Discord: its pages of consent, its REST API, and the people and servers behind them.
import type { ServerResponse } from 'node:http';
import { type Asked, answerJson, listen } from '../loopback';
import { type ApiCall, answerApi, guildOf, Refused, unauthorized } from './api';
import { createMeter, type Limits } from './limits';
import { addBot } from './people';
import { type Consent, type Guild, nextId, type Person, permissionsIn, rights, type World } from './world';

export * from './people';
export type { Guild, Person, Role } from './world';

export type DiscordTrouble = 'silent' | 'internal' | 'badGateway';

export interface Discord {
  /** DISCORD_URL. */
  url: string;
  clientId: string;
  clientSecret: string;
  botToken: string;
  world: World;
  /** Calls of the API, oldest first; never of what people do. */
  calls: { method: string; path: string; body: Record<string, unknown> }[];
  /** Each call of the API is answered like this until null; with `path`, only those whose path it matches. */
  trouble(kind: DiscordTrouble | null, path?: RegExp): void;
  /** The next so many calls are answered 429, with these seconds to wait. */
  refuseNext(calls: number, seconds: number, isGlobal?: boolean): void;
  /** How many calls were answered 429. */
  refused(): number;
  /** Somebody opens an authorize page and agrees, or does not; answers where Discord sends them. */
  authorize(
    person: Person,
    pageUrl: string,
    of?: { guild?: Guild; agrees?: boolean; withheld?: bigint },
  ): Promise<string>;
  close(): Promise<void>;
}

export interface DiscordOptions {
  limits?: Limits | null;
  /** Unix ms. */
  now?: () => number;
}

const clientSecret = 'simulated-client-secret';
const botToken = 'c2ltdWxhdGVk.bot.dG9rZW4tb2YtYS1zaW11bGF0b3I';

export async function startDiscord({ limits = null, now = Date.now }: DiscordOptions = {}): Promise<Discord> {
  const world: World = {
    clientId: '1100000000000000001',
    botId: '1100000000000000001',
    people: new Map(),
    guilds: new Map(),
    codes: new Map(),
    tokens: new Map(),
    nextId: 1_200_000_000_000_000_000n,
  };
  const meter = createMeter(limits, now);
  const calls: Discord['calls'] = [];
  let trouble: { kind: DiscordTrouble; path: RegExp } | null = null;

  const server = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.path, 'http://discord');
    if (pathname === '/oauth2/authorize') return authorizePage(world, searchParams, response);
    if (pathname.startsWith('/channels/')) return answerPage(response, 200, '<title>Discord</title>');
    const path = /^\/api(?:\/v10)?(\/.*)$/.exec(pathname)?.[1];
    if (path === undefined) return refuse(response, new Refused(404, 0, '404: Not Found'));
    if (trouble?.path.test(path)) return answerTrouble(trouble.kind, response);
    try {
      if (path === '/oauth2/token') return answerToken(world, request, response);
      const call = callOf(world, request, path);
      calls.push({ method: call.method, path, body: call.body });
      const { headers, refusal } = meter.count(
        `${call.method} ${path.replace(/(?<=\/(members|roles)\/)\d+/g, ':id')}`,
      );
      if (refusal) return answerJson(response, 429, refusal, headers);
      const { status, body } = answerApi(world, call);
      if (body) return answerJson(response, status, body, headers);
      // Without a body there is no type of it: clients fail to read JSON that is not there.
      response.writeHead(status, headers);
      response.end();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(response, error);
    }
  });

  return {
    url: server.url,
    clientId: world.clientId,
    clientSecret,
    botToken,
    world,
    calls,
    trouble: (kind, path = /^/) => {
      trouble = kind && { kind, path };
    },
    refuseNext: meter.refuseNext,
    refused: meter.refused,
    authorize: async (person, pageUrl, { guild, agrees = true, withheld = 0n } = {}) => {
      const page = new URL(pageUrl);
      page.searchParams.set('person', person.id);
      page.searchParams.set('agrees', String(agrees));
      if (guild) page.searchParams.set('guild_id', guild.id);
      page.searchParams.set('withheld', String(withheld));
      const answer = await fetch(page, { redirect: 'manual' });
      const { location } = Object.fromEntries(answer.headers);
      if (!location) throw new Error(`Discord showed a page: ${answer.status} ${await answer.text()}`);
      return location;
    },
    close: server.close,
  };
}

function callOf(world: World, { method, headers, body }: Asked, path: string): ApiCall {
  const [type, token = ''] = (headers.authorization ?? '').split(' ');
  const consent = type === 'Bearer' ? world.tokens.get(token) : undefined;
  const isBot = type === 'Bot' && token === botToken;
  if (!consent && !isBot) throw unauthorized();
  if (body && !headers['content-type']?.startsWith('application/json'))
    throw new Refused(400, 50035, 'Invalid Form Body');
  return { method, path, body: body ? JSON.parse(body) : {}, as: consent ?? 'bot' };
}

function refuse(response: ServerResponse, { status, code, message }: Refused): void {
  answerJson(response, status, { message, code });
}

function answerPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>${html}`);
}

function answerTrouble(kind: DiscordTrouble, response: ServerResponse): void {
  if (kind === 'silent') return;
  if (kind === 'badGateway') return answerPage(response, 502, '<title>502 Bad Gateway</title>');
  answerJson(response, 500, { message: '500: Internal Server Error', code: 0 });
}

/** Exchanges a code, once, for whoever knows the secret. Takes forms alone. */
function answerToken(world: World, { body, headers }: Asked, response: ServerResponse): void {
  const failure = (status: number, error: string) => answerJson(response, status, { error });
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return failure(400, 'unsupported_grant_type');
  const form = new URLSearchParams(body);
  const [, basic = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const given = basic
    ? Buffer.from(basic, 'base64').toString('utf8')
    : `${form.get('client_id')}:${form.get('client_secret')}`;
  if (given !== `${world.clientId}:${clientSecret}`) return failure(401, 'invalid_client');
  if (form.get('grant_type') !== 'authorization_code') return failure(400, 'unsupported_grant_type');
  const code = form.get('code') ?? '';
  const consent = world.codes.get(code);
  world.codes.delete(code);
  if (!consent || consent.redirectUri !== form.get('redirect_uri')) return failure(400, 'invalid_grant');
  const token = `access-${nextId(world)}`;
  world.tokens.set(token, consent);
  const guild = consent.guildId === null ? undefined : world.guilds.get(consent.guildId);
  answerJson(response, 200, {
    token_type: 'Bearer',
    access_token: token,
    expires_in: 604_800,
    refresh_token: `refresh-${token}`,
    scope: consent.scopes.join(' '),
    ...(guild && { guild: guildOf(guild) }),
  });
}

const scopesKnown = new Set(['bot', 'identify', 'guilds', 'guilds.join']);

/** Shows a form for each simulated person; who is chosen is sent back with a code, or with an error. */
function authorizePage(world: World, query: URLSearchParams, response: ServerResponse): void {
  const redirectUri = query.get('redirect_uri') ?? '';
  const scopes = (query.get('scope') ?? '').split(' ');
  const isWrong =
    query.get('client_id') !== world.clientId ||
    query.get('response_type') !== 'code' ||
    !URL.canParse(redirectUri);
  if (isWrong || !scopes.every((scope) => scopesKnown.has(scope)))
    return answerPage(response, 400, '<h1>Invalid OAuth2 request</h1>');
  const person = world.people.get(query.get('person') ?? '');
  if (!person) return answerPage(response, 200, chooser(world, query, scopes.includes('bot')));
  const back = new URL(redirectUri);
  const state = query.get('state');
  if (state !== null) back.searchParams.set('state', state);
  const guild = query.get('guild_id') ?? '';
  if (query.get('agrees') === 'false') {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set(
      'error_description',
      'The resource owner or authorization server denied the request',
    );
  } else {
    const consent = { personId: person.id, scopes, redirectUri, guildId: null };
    const added = scopes.includes('bot') ? invite(world, person, guild, query) : null;
    if (scopes.includes('bot') && !added)
      return answerPage(response, 403, '<h1>You cannot add it there</h1>');
    back.searchParams.set('code', codeFor(world, { ...consent, guildId: added?.id ?? null }));
    if (added) {
      back.searchParams.set('guild_id', added.id);
      back.searchParams.set('permissions', query.get('permissions') ?? '0');
    }
  }
  response.writeHead(302, { location: back.href });
  response.end();
}

function codeFor(world: World, consent: Consent): string {
  const code = `code-${nextId(world)}`;
  world.codes.set(code, consent);
  return code;
}

/** Whoever manages a server may add a bot, with the permissions it asks for and they leave it. */
function invite(world: World, person: Person, guildId: string, query: URLSearchParams): Guild | null {
  const guild = world.guilds.get(guildId);
  if (!guild || (permissionsIn(guild, person.id) & rights.MANAGE_GUILD) === 0n) return null;
  addBot(world, guild, BigInt(query.get('permissions') ?? '0') & ~BigInt(query.get('withheld') ?? '0'));
  return guild;
}

function chooser(world: World, query: URLSearchParams, isBot: boolean): string {
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
  const guilds = isBot
    ? `<select name="guild_id">${[...world.guilds.values()].map(({ id, name }) => `<option value="${id}">${name}</option>`).join('')}</select>`
    : '';
  return [...world.people.values()]
    .map(
      ({ id, username }) =>
        `<form>${hidden}${guilds}<button name="person" value="${id}">Authorise as ${username}</button></form>`,
    )
    .join('');
}
