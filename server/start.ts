import { fileURLToPath } from 'node:url';
import { assemble } from './assemble';
import { ConfigError, loadConfig } from './platform/config/config';
import { FolderInUse } from './platform/database/folder/directory.lock';
import { createLog, scrubbed } from './platform/observability/log';

const stopWithinMs = 5_000;

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(
    config.logLevel,
    config.environment === 'development' && process.stdout.isTTY === true,
  );
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const server = await assemble(config, log, {
    clientDir: here('../client'),
    renderFile: here('../pages/render.js'),
    workerFile: here('../worker/push.worker.js'),
    offlineWorkerFile: here('../offline-worker/offline.worker.js'),
  });
  const address = await server.listen();
  // For a person at a terminal, and for scripts that wait for it.
  process.stdout.write(`\nHaat is ready: ${address}\n\n`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      log.error({ withinMs: stopWithinMs }, 'Shutdown timed out');
      process.exit(1);
    }, stopWithinMs);
    server.stop().then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'Shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

try {
  await start();
} catch (error) {
  const isOurs = error instanceof ConfigError || error instanceof FolderInUse;
  const text =
    error instanceof Error ? (isOurs ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`\nHaat cannot start: ${isOurs ? text : scrubbed(text)}\n\n`);
  process.exit(1);
}
