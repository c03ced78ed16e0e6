import { afterEach, expect, it } from 'vitest';
import { createWorkers, TaskTimeout, type Workers } from './workers';
import { taskLimits } from './workers.tasks';

let workers: Workers | undefined;
afterEach(() => workers?.close());

const withMarkdown = (limits: Partial<(typeof taskLimits)['markdown']>) => {
  workers = createWorkers({ ...taskLimits, markdown: { ...taskLimits.markdown, ...limits } });
  return workers;
};
const codeOf = (error: { status?: number; code?: string }) => `${error.status} ${error.code}`;

it('runs a task in a thread, once for the same input, and counts', async () => {
  const pool = withMarkdown({});
  const results = ['*a*', '*a*', '*b*'].map((text) => pool.run('markdown', text));
  expect(await Promise.all(results)).toEqual(['<p><em>a</em></p>', '<p><em>a</em></p>', '<p><em>b</em></p>']);
  expect(await pool.run('markdown', '*a*')).toBe('<p><em>a</em></p>');
  expect(pool.stats()).toMatchObject({
    running: 0,
    waiting: 0,
    tasks: { markdown: { runs: 2, hits: 2, refused: 0 } },
  });
});

it('answers 503 with a time to come back when too many wait', async () => {
  const pool = withMarkdown({ concurrency: 1, queue: 1 });
  const results = ['a', 'b', 'c'].map((text) => pool.run('markdown', text).catch(codeOf));
  expect(await Promise.all(results)).toEqual(['<p>a</p>', '<p>b</p>', '503 busy']);
  expect(pool.stats().tasks.markdown.refused).toBe(1);
  expect(await pool.run('markdown', 'c')).toBe('<p>c</p>');
});

it('ends what takes too long, remembers it, and goes on with the rest', async () => {
  const pool = withMarkdown({ timeoutMs: 0 });
  const slow = '> - 1. *a*\n\n'.repeat(150);
  await expect(pool.run('markdown', slow)).rejects.toThrow(TaskTimeout);
  await expect(pool.run('markdown', slow)).rejects.toThrow(TaskTimeout);
  expect(pool.stats().tasks.markdown).toMatchObject({ runs: 1, timeouts: 1 });
});

it('keeps no more than it may, and makes again what it let go', async () => {
  const pool = withMarkdown({ cacheBytes: 400 });
  for (const text of ['a', 'b', 'c', 'a']) await pool.run('markdown', text);
  expect(pool.stats().tasks.markdown).toMatchObject({ runs: 4, hits: 0 });
});

it('takes nothing once it is closed', async () => {
  const pool = withMarkdown({});
  await pool.close();
  expect(await pool.run('markdown', 'a').catch(codeOf)).toBe('503 busy');
});
