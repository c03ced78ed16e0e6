import type { TelegramGateway } from '../../../../gateways/telegram';
import type { Deps } from '../../../../platform/deps';
import type { Updates } from './updates.service';

const waitSeconds = 25;
const pauseMs = 5_000;

/**
 * Fetches updates for as long as the server runs: for installations without a public address. Two servers that share a database must not both
 * poll: Telegram answers the second with an error, and it tries again.
 */
export function startPolling(
  { log }: Pick<Deps, 'log'>,
  telegram: Pick<TelegramGateway, 'deleteWebhook' | 'updates'>,
  { take }: Updates,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function poll(): Promise<void> {
    await telegram.deleteWebhook();
    // Whatever is not confirmed comes again, and what was taken before is passed over.
    let offset = 0;
    while (!signal.aborted) {
      const updates = await telegram.updates(offset, waitSeconds, signal);
      await take(updates);
      offset = Math.max(offset, ...updates.map(({ update_id }) => update_id + 1));
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await poll();
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error }, 'Telegram updates could not be fetched, will retry');
        await pause(signal);
      }
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
