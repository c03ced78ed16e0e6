import {
  closeSync,
  cpSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from '../../../server/platform/database/pglite/pglite.engine';

interface Stream {
  nfd: number;
}
type Write = (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;
interface StreamOperations {
  write: Write;
  fsync?: (stream: Stream) => number;
}

const pageSize = 8_192;
/** What a page held when it was last certain to be on the disk; null when the file did not reach so far. */
type Pages = Map<number, Buffer | null>;

/** Remembers, for each file, which pages were written since its last fsync, and what the disk would still hold of them. */
export class Unsynced {
  readonly #files = new Map<number, Pages>();
  syncs = 0;

  hook(operations: StreamOperations): void {
    const { write, fsync } = operations;
    operations.write = (stream, buffer, offset, length, position) => {
      this.#remember(stream.nfd, position, length);
      return write(stream, buffer, offset, length, position);
    };
    operations.fsync = (stream) => {
      const result = fsync?.(stream) ?? 0;
      // Without a hook of its own the engine's fsync reaches nothing.
      if (fsync) this.#files.delete(fstatSync(stream.nfd).ino);
      if (fsync) this.syncs++;
      return result;
    };
  }

  #remember(file: number, position: number, length: number): void {
    const { ino, size } = fstatSync(file);
    const pages: Pages = this.#files.get(ino) ?? new Map();
    this.#files.set(ino, pages);
    for (let page = Math.floor(position / pageSize); page * pageSize < position + length; page++) {
      if (pages.has(page)) continue;
      const before = Buffer.alloc(Math.max(0, Math.min(pageSize, size - page * pageSize)));
      if (before.length > 0) readSync(file, before, 0, before.length, page * pageSize);
      pages.set(page, before.length > 0 ? before : null);
    }
  }

  /** As after the whole tree was made durable. */
  settle(): void {
    this.#files.clear();
  }

  /** Copies the folder as a disk would hold it after a power cut: each page not made durable is lost with this probability. */
  cut(dir: string, copy: string, probability: number, chance: () => number): number {
    cpSync(dir, copy, { recursive: true });
    let lost = 0;
    for (const path of filesOf('.', dir)) {
      const pages = this.#files.get(statSync(join(dir, path)).ino);
      if (pages) lost += undo(join(copy, path), pages, () => chance() < probability);
    }
    rmSync(join(copy, 'postmaster.pid'), { force: true });
    return lost;
  }
}

function undo(path: string, pages: Pages, isLost: () => boolean): number {
  const file = openSync(path, 'r+');
  let lost = 0;
  for (const [page, before] of [...pages].sort(([a], [b]) => b - a)) {
    if (!isLost()) continue;
    lost++;
    const { size } = fstatSync(file);
    if (before !== null) writeSync(file, before, 0, before.length, page * pageSize);
    else if (size <= (page + 1) * pageSize) ftruncateSync(file, Math.min(size, page * pageSize));
    else writeSync(file, Buffer.alloc(pageSize), 0, pageSize, page * pageSize);
  }
  closeSync(file);
  return lost;
}

function filesOf(path: string, dir: string): string[] {
  return readdirSync(join(dir, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return filesOf(inner, dir);
    return entry.isFile() ? [inner] : [];
  });
}

type Made = ReturnType<NodeFS['init']>;

function hooked(made: Awaited<Made>, unsynced: Unsynced): Awaited<Made> {
  made.emscriptenOpts.preRun?.push((module) => {
    unsynced.hook((module as unknown as { NODEFS: { stream_ops: StreamOperations } }).NODEFS.stream_ops);
  });
  return made;
}

/** Our file system, watched. */
export class WatchedDurableFS extends DurableNodeFS {
  readonly unsynced = new Unsynced();
  override async init(...given: Parameters<NodeFS['init']>): Made {
    return hooked(await super.init(...given), this.unsynced);
  }
}

/** The engine's own, watched: shows that the simulation would find what ours prevents. */
export class WatchedPlainFS extends NodeFS {
  readonly unsynced = new Unsynced();
  override async init(...given: Parameters<NodeFS['init']>): Made {
    return hooked(await super.init(...given), this.unsynced);
  }
}
