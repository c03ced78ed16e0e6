import { connect, type Socket } from 'node:net';

/**
 * Answers a request that another program of this installation makes of the running server, in JSON. `closed` is aborted when the
 * program has its answer and ended, or died; `argument` is what stands after the name.
 */
export type RequestHandler = (closed: AbortSignal, argument: string) => Promise<unknown>;

export interface HolderAnswer {
  value: unknown;
  /** False when the server has ended since, and no longer keeps what it answered with. */
  isHeld(): boolean;
  /** Tells the server that its answer is no longer needed. */
  close(): void;
}

const requestLength = 200;
const answerLength = 65_536;
/** A program that looks whether the folder is in use may say nothing at all. */
const silenceMs = 200;

/** One connection: a line with the name of a request and at most one argument, a line with its answer; anything else is told which process this is. */
export function answerConnection(socket: Socket, handlers: ReadonlyMap<string, RequestHandler>): void {
  const closed = new AbortController();
  const identify = () => socket.end(`process ${process.pid}`);
  let text = '';
  const read = (chunk: string) => {
    text += chunk;
    const end = text.indexOf('\n');
    if (end < 0) {
      if (text.length > requestLength) socket.destroy();
      return;
    }
    socket.setTimeout(0);
    socket.off('data', read).resume();
    const [name = '', argument = ''] = text.slice(0, end).split(' ');
    const handler = handlers.get(name);
    if (handler) void answer(socket, handler(closed.signal, argument));
    else identify();
  };
  socket.setEncoding('utf8');
  socket.setTimeout(silenceMs, identify);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => closed.abort());
  socket.on('data', read);
}

async function answer(socket: Socket, value: Promise<unknown>): Promise<void> {
  try {
    socket.write(`${JSON.stringify({ value: await value })}\n`);
  } catch (error) {
    socket.end(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
  }
}

/**
 * Makes a request (`name`, or `name argument`) of the process that listens at `path`; null when none does.
 * @throws Error with the reason that the server gave, or when it knows no such request or stays silent for `withinMs`
 */
export function requestAt(path: string, name: string, withinMs: number): Promise<HolderAnswer | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(path, () => socket.write(`${name}\n`));
    const fail = (reason: string) => {
      socket.destroy();
      reject(new Error(reason));
    };
    socket.setEncoding('utf8');
    socket.setTimeout(withinMs, () => fail('The running server does not answer'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
      else fail(`The running server cannot be asked: ${error.message}`);
    });
    socket.on('close', () => fail(`The running server does not know the request ${name}`));
    socket.on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\n');
      if (end < 0) {
        if (text.length > answerLength) fail('The answer of the running server is too long');
        return;
      }
      socket.setTimeout(0);
      const { value, error } = JSON.parse(text.slice(0, end)) as { value?: unknown; error?: string };
      if (error === undefined) resolve({ value, isHeld: () => !socket.destroyed, close: () => socket.end() });
      else fail(error);
    });
  });
}
