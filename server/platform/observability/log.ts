import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';

export type Log = FastifyBaseLogger;

/** Takes what belongs to people out of a text: numbers as long as a phone's or a password's, addresses, long secrets. */
export function scrubbed(text: string): string {
  return text
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.\w+/g, '[mail]')
    .replace(/(?<![\w.])\+?\d[\d ()-]{4,}\d(?![\w.])/g, '[number]')
    .replace(/(?<![\w./-])[\w-]{32,}(?![\w./-])/g, '[secret]');
}

/** Lines are written together: a system call for each would cost a busy server several per cent. The rest is written on exit. */
const gathered = { minLength: 8_192, periodicFlush: 250 };

interface Logged {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
}

/**
 * One JSON line an event. What a request carried (address, query, headers, body) is never logged, only the route it took;
 * errors are scrubbed because databases and libraries like to quote values in them.
 */
export function createLog(level: string, pretty: boolean, to?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: ['phone', 'otp', 'token', 'email', 'headers', 'body', '*.phone', '*.otp', '*.token', '*.email'],
      censor: '[redacted]',
    },
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: (error: Logged) => ({
        type: error.name,
        code: error.code,
        message: scrubbed(error.message ?? ''),
        stack: scrubbed(error.stack ?? ''),
      }),
    },
    ...(pretty && {
      transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'reqId' } },
    }),
  };
  if (to) return pino(options, to);
  return pretty ? pino(options) : pino(options, pino.destination({ dest: 1, sync: false, ...gathered }));
}
