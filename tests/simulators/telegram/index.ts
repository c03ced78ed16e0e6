// The Bot API of Telegram, and the people and chats behind it.
import type { ServerResponse } from 'node:http';
import type { Update } from '../../../server/gateways/telegram';
import { type Asked, answerJson, listen } from '../loopback';
import { createMeter, type Limits } from './limits';
import { methods, type Parameters, Refused, textIn } from './methods';
import { parametersIn } from './parameters';
import { createWorld, type World } from './world';

export { unlimited } from '../unlimited';
export { telegramLimits } from './limits';
export * from './people';
export type { Chat, Person } from './world';
export { isIn, statusIn } from './world';

export type TelegramTrouble = 'silent' | 'internal' | 'badGateway';

export interface Telegram {
  /** TELEGRAM_URL. */
  url: string;
  /** TELEGRAM_BOT_TOKEN. */
  token: string;
  world: World;
  /** Methods that were called, oldest first, with what was said to them. */
  calls: { method: string; parameters: Parameters }[];
  /** Each call is answered like this until null; with `method`, only that one. */
  trouble(kind: TelegramTrouble | null, method?: string): void;
  /** The next so many calls are answered 429, with these seconds to wait. */
  refuseNext(calls: number, seconds: number): void;
  /** After so many more calls one is done, and its answer is lost: whoever made it cannot tell. */
  loseAnswer(after: number): void;
  /** How many calls were answered 429. */
  refused(): number;
  /** Updates come twice from now on, or not. */
  double(isDoubled: boolean): void;
  /** Updates wait from now on; false lets those that waited go. */
  hold(isHeld: boolean): void;
  /** The next update is never delivered. */
  loseNext(): void;
  /** All updates were taken by the webhook or by getUpdates. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface TelegramOptions {
  limits?: Limits | null;
  /** Unix ms. */
  now?: () => number;
}

interface Webhook {
  url: string;
  secret: string;
  allowed: readonly string[];
}

const token = '123456789:AAsimulatorSimulatorSimulatorSimula';

const typeOf = (update: Update): string => Object.keys(update).find((key) => key !== 'update_id') ?? '';
/** Telegram leaves these out unless they are asked for by name. */
const excludedByDefault = new Set(['chat_member', 'message_reaction', 'message_reaction_count']);
const isWanted = (update: Update, allowed: readonly string[]) =>
  allowed.length > 0 ? allowed.includes(typeOf(update)) : !excludedByDefault.has(typeOf(update));

export async function startTelegram({
  limits = null,
  now = Date.now,
}: TelegramOptions = {}): Promise<Telegram> {
  const world = createWorld(
    { id: 123_456_789, is_bot: true, first_name: 'Haat', username: 'haat_simulated_bot' },
    now,
  );
  const meter = createMeter(limits, now);
  const delivery = createDelivery(world);
  const calls: Telegram['calls'] = [];
  /** Calls until one whose answer is lost; -1: none. */
  let untilLost = -1;
  let trouble: { kind: TelegramTrouble; method: string | undefined } | null = null;

  const server = await listen(async (request, response) => {
    const method = methodIn(request.path);
    if (method === null) return answerFile(request, response);
    if (method === '') return refuse(response, new Refused(401, 'Unauthorized'));
    const parameters = parametersIn(request);
    if (method !== 'getUpdates') calls.push({ method, parameters });
    if (trouble && (trouble.method === undefined || trouble.method === method)) {
      if (trouble.kind === 'silent') return;
      if (trouble.kind === 'badGateway') {
        response.writeHead(502, { 'content-type': 'text/html' });
        return void response.end('<html>502 Bad Gateway</html>');
      }
      return refuse(response, new Refused(500, 'Internal Server Error'));
    }
    try {
      meter.count(method, parameters['chat_id']);
      const result = await call(method, parameters, response);
      if (untilLost >= 0 && untilLost-- === 0) response.destroy();
      else answerJson(response, 200, { ok: true, result });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(response, error);
    }
  });

  function call(method: string, parameters: Parameters, response: ServerResponse): unknown {
    const override = delivery.methods[method];
    if (override) return override(parameters, response);
    const found = methods[method];
    if (!found) throw new Refused(404, 'Not Found');
    return found(world, parameters);
  }

  return {
    url: server.url,
    token,
    world,
    calls,
    trouble: (kind, method) => {
      trouble = kind && { kind, method };
    },
    refuseNext: meter.refuseNext,
    loseAnswer: (after) => {
      untilLost = after;
    },
    refused: meter.refused,
    double: delivery.double,
    hold: delivery.hold,
    loseNext: delivery.loseNext,
    settled: delivery.settled,
    close: async () => {
      delivery.stop();
      await server.close();
    },
  };
}

/** Null: a file; empty: not our token. */
function methodIn(path: string): string | null {
  if (path.startsWith(`/file/bot${token}/`)) return null;
  const [, given = '', method = ''] = /^\/bot([^/]+)\/(\w+)/.exec(path) ?? [];
  return given === token ? method : '';
}

/** The smallest picture there is: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function answerFile(_: Asked, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.end(pixel);
}

function refuse(response: ServerResponse, { code, message, parameters }: Refused): void {
  answerJson(response, code, {
    ok: false,
    error_code: code,
    description: message,
    ...(parameters && { parameters }),
  });
}

/** Brings updates to the bot: by its webhook, again until it is answered 2xx, or by getUpdates. */
function createDelivery(world: World) {
  let webhook: Webhook | null = null;
  let waiting: (() => void) | null = null;
  let isDoubled = false;
  let isHeld = false;
  let lost = 0;
  let isStopped = false;
  let isSending = false;
  const idle: (() => void)[] = [];

  function drop(): void {
    while (lost > 0 && world.updates.length > 0) {
      world.updates.shift();
      lost -= 1;
    }
  }

  const wake = () => {
    drop();
    if (isHeld) return;
    waiting?.();
    void push();
  };
  world.onUpdate = wake;

  async function push(): Promise<void> {
    if (!webhook || isSending || isHeld) return;
    isSending = true;
    try {
      while (webhook && !isHeld && !isStopped && world.updates[0]) {
        const update = world.updates[0];
        const isTaken = !isWanted(update, webhook.allowed) || (await post(webhook, update));
        if (!isTaken) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          continue;
        }
        if (isDoubled && isWanted(update, webhook.allowed)) await post(webhook, update);
        world.updates.shift();
      }
    } finally {
      isSending = false;
      noteIdle();
    }
  }

  async function post({ url, secret }: Webhook, update: Update): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(secret && { 'x-telegram-bot-api-secret-token': secret }),
        },
        body: JSON.stringify(update),
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  function noteIdle(): void {
    if (world.updates.length > 0) return;
    for (const done of idle.splice(0)) done();
  }

  async function getUpdates(of: Parameters, response: ServerResponse): Promise<Update[]> {
    if (webhook)
      throw new Refused(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    const offset = Number(of['offset'] ?? 0);
    if (!isDoubled || offset === 0) world.updates = world.updates.filter((one) => one.update_id >= offset);
    else world.updates = world.updates.filter((one) => one.update_id >= offset - 1);
    noteIdle();
    if (world.updates.length === 0 || isHeld) await untilUpdate(Number(of['timeout'] ?? 0), response);
    if (isHeld) return [];
    const allowed = (of['allowed_updates'] ?? []) as string[];
    return world.updates.filter((one) => isWanted(one, allowed)).slice(0, Number(of['limit'] ?? 100));
  }

  const untilUpdate = (seconds: number, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      waiting?.();
      const done = () => {
        clearTimeout(timer);
        waiting = null;
        resolve();
      };
      const timer = setTimeout(done, seconds * 1_000);
      response.once('close', done);
      waiting = done;
    });

  const override: Record<string, (of: Parameters, response: ServerResponse) => unknown> = {
    getUpdates,
    setWebhook: (of) => {
      webhook = {
        url: textIn(of, 'url'),
        secret: textIn(of, 'secret_token'),
        allowed: (of['allowed_updates'] ?? []) as string[],
      };
      if (webhook.url === '') webhook = null;
      void push();
      return true;
    },
    deleteWebhook: (of) => {
      webhook = null;
      if (of['drop_pending_updates'] === true) world.updates = [];
      return true;
    },
    getWebhookInfo: () => ({
      url: webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: world.updates.length,
      ...(webhook && { allowed_updates: webhook.allowed }),
    }),
  };

  return {
    methods: override,
    double: (next: boolean) => {
      isDoubled = next;
    },
    hold: (next: boolean) => {
      isHeld = next;
      if (!next) wake();
    },
    loseNext: () => {
      lost += 1;
    },
    settled: () =>
      new Promise<void>((resolve) => {
        idle.push(resolve);
        noteIdle();
      }),
    stop: () => {
      isStopped = true;
      waiting?.();
    },
  };
}
