import type { Names } from '../names';
import type { Sample } from './sample';
import { buyersSamples } from './samples.buyer';
import { creatorsSamples } from './samples.creator';
import { operatorsSamples } from './samples.operator';
import { signInSamples } from './samples.sign-in';

/** Of every operation, by the names of somebody's things. */
export const samples: Record<string, (names: Names) => Sample> = {
  ...signInSamples,
  ...creatorsSamples,
  ...buyersSamples,
  ...operatorsSamples,
};
