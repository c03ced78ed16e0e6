/** How a task is called; `id` names the call in the message that says it has begun. */
export interface TaskCall<Input> {
  id: number;
  input: Input;
}

export interface TaskBegun {
  started: number;
}

/** What threads run, by its name: declared where the tasks are (server/tasks.worker.ts), which import this module. */
export interface Tasks {}

export type TaskName = keyof Tasks;
type Task<Name extends TaskName> = Extract<Tasks[Name], (call: TaskCall<never>) => unknown>;
export type InputOf<Name extends TaskName> = Parameters<Task<Name>>[0]['input'];
export type OutputOf<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>;

export interface TaskLimits {
  /** For one call, from the moment its code is loaded; the thread is ended when it passes. */
  timeoutMs: number;
  /** How many of it run at once, so that no task keeps every thread. */
  concurrency: number;
  /** How many more may wait; whoever comes then is answered 503. */
  queue: number;
  /** Results that are kept, in bytes over all of them; 0 keeps none. */
  cacheBytes: number;
}

const megabyte = 1_048_576;

/** A page takes a tenth of a second, and some 30 kB. */
const pdf: TaskLimits = { timeoutMs: 10_000, concurrency: 1, queue: 30, cacheBytes: 4 * megabyte };
/** Whoever asks for the pictures of a thousand products takes no more. */
const share: TaskLimits = { timeoutMs: 10_000, concurrency: 1, queue: 20, cacheBytes: 8 * megabyte };

export const taskLimits: Readonly<Record<TaskName, TaskLimits>> = {
  certificatePdf: pdf,
  feePdf: pdf,
  // Of 64 kB; milliseconds, whatever they are.
  fileType: { timeoutMs: 3_000, concurrency: 2, queue: 200, cacheBytes: 0 },
  invoicePdf: pdf,
  // A text that the guard lets pass takes less than 100 ms; the rest is for a machine under load.
  markdown: { timeoutMs: 2_000, concurrency: 2, queue: 500, cacheBytes: 8 * megabyte },
  // Eight hours of MP4 take a third of a second from a folder; a bucket answers each range by itself.
  mediaFacts: { timeoutMs: 60_000, concurrency: 1, queue: 50, cacheBytes: 0 },
  // The largest honest picture takes twenty seconds; what is made of it is stored.
  pictureVersions: { timeoutMs: 60_000, concurrency: 1, queue: 20, cacheBytes: 0 },
  // What comes of them is written down, or stored. A PDF of 300 pages takes a second.
  pdfFault: { timeoutMs: 60_000, concurrency: 1, queue: 100, cacheBytes: 0 },
  stampPdf: { timeoutMs: 60_000, concurrency: 1, queue: 50, cacheBytes: 0 },
  // An hour of 720p takes half a minute from a folder; whoever waits for it is a job.
  remux: { timeoutMs: 600_000, concurrency: 1, queue: 10, cacheBytes: 0 },
  renditionFacts: { timeoutMs: 30_000, concurrency: 1, queue: 50, cacheBytes: 0 },
  shareCrop: share,
  sharePicture: share,
  // Its moment is on it, so none is ever asked for again.
  statementPdf: { timeoutMs: 60_000, concurrency: 1, queue: 10, cacheBytes: 0 },
};
