/** How much of what was typed has reached the server. */
export type SaveState =
  | { is: 'new' }
  | { is: 'saving' }
  | { is: 'saved'; at: Date }
  /** Kept on this device; `error` is what the last try failed with, if there was one. */
  | { is: 'kept'; error?: unknown };

interface AutosaveOptions<Draft> {
  /** Sends a draft; answers false when it is not ready to be sent. */
  save: (draft: Draft) => Promise<boolean>;
  onState: (state: SaveState) => void;
  now: () => Date;
  /** How long typing has to pause, in ms. */
  pauseMs?: number;
}

/** Sends the latest draft when typing pauses, one call at a time, and never an older one after a newer. */
export function createAutosave<Draft>({ save, onState, now, pauseMs = 800 }: AutosaveOptions<Draft>) {
  let waiting: { draft: Draft } | null = null;
  let failed: { draft: Draft } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  const run = async () => {
    while (waiting) {
      const { draft } = waiting;
      waiting = null;
      onState({ is: 'saving' });
      try {
        const isSent = await save(draft);
        if (!waiting) onState(isSent ? { is: 'saved', at: now() } : { is: 'kept' });
      } catch (error) {
        // Newer words go out at once; the same ones wait for the next change or for `flush`.
        if (!waiting) {
          failed = { draft };
          onState({ is: 'kept', error });
        }
      }
    }
  };

  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    /** Takes note of a newer draft. */
    change(draft: Draft) {
      waiting = { draft };
      failed = null;
      onState({ is: 'kept' });
      clearTimeout(timer);
      timer = setTimeout(() => void start(), pauseMs);
    },
    /** Sends what waits, and what failed, now. Resolves when nothing is on its way. */
    async flush() {
      waiting ??= failed;
      failed = null;
      if (waiting || running) await start();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
