import { Duplex } from 'node:stream';

/** Answers the bytes of a conversation in PostgreSQL's wire protocol. */
export type Exchange = (message: Uint8Array) => Promise<Uint8Array>;

// AuthenticationOk and ReadyForQuery: the embedded engine has no start of session of its own.
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;
/** The engine has one session for all connections: each begins by clearing what the one before may have left. */
const clearing = ['rollback', 'discard all'].map(simpleQuery);

function simpleQuery(sql: string): Buffer {
  const message = Buffer.alloc(sql.length + 6);
  message.write('Q', 0);
  message.writeInt32BE(sql.length + 5, 1);
  message.write(sql, 5);
  return message;
}

/**
 * What `pg` takes for a socket when the server is the embedded engine, so that parameters, types, prepared statements and
 * errors go through the same driver on both engines.
 */
export class EngineStream extends Duplex {
  readonly #exchange: Exchange;
  #welcomed = false;

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #send(message: Buffer, done: (error?: Error | null) => void): void {
    if (!this.#welcomed) {
      this.#welcomed = true;
      void this.#welcome(done);
      return;
    }
    if (message[0] === terminate) {
      this.push(null);
      done();
      return;
    }
    void this.#answer(message, done);
  }

  async #welcome(done: (error?: Error | null) => void): Promise<void> {
    try {
      for (const message of clearing) await this.#exchange(message);
      this.push(welcome);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** An error breaks the connection, as it would on a socket; `pg` then rejects what waits on it. */
  async #answer(message: Buffer, done: (error?: Error | null) => void): Promise<void> {
    try {
      const answer = await this.#exchange(message);
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
