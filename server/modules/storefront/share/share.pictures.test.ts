import { afterAll, expect, it } from 'vitest';
import { createWorkers } from '../../../platform/workers/workers';
import { taskLimits } from '../../../platform/workers/workers.tasks';
import type { ShareFacts } from './share.facts';
import { createSharePictures } from './share.pictures';

const facts: ShareFacts = {
  kind: '',
  title: 'Loaf',
  seller: '',
  price: '',
  before: '',
  accent: '#F5A300',
  cover: null,
  platformName: 'Haat',
};
const codeOf = (error: { status?: number; code?: string }) => `${error.status} ${error.code}`;

const workers = createWorkers({ ...taskLimits, sharePicture: { ...taskLimits.sharePicture, queue: 1 } });
afterAll(() => workers.close());

it('draws one after the other for so many as may wait, and what is drawn already for everybody', async () => {
  const pictures = createSharePictures(workers, async () => null);
  const ask = (version: string) => pictures.drawn(version, facts).then(() => 'drawn', codeOf);
  // Asked for again while it is being drawn, it is the same picture and takes no place.
  const requests = ['v0', 'v1', 'v2', 'v0'].map(ask);
  expect(await Promise.all(requests)).toEqual(['drawn', 'drawn', '503 busy', 'drawn']);
  // Whoever was turned away is drawn later.
  expect(await ask('v2')).toBe('drawn');
  expect(workers.stats().tasks.sharePicture).toMatchObject({ runs: 3, hits: 1, refused: 1 });
});
