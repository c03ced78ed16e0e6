import type { Problems } from '@haat/kinds/parts/editor/problems';
import type { Draft } from '../draft/draft';

/** What every step is given. */
export interface StepProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  /** What is wrong with fields that have been left, so that nobody is corrected while typing. */
  problems: Problems;
  /** A field has been left: from now on it is told what is wrong. */
  onLeave: (field: string) => void;
}
