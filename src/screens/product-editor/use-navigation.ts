import type { Problems } from '@haat/kinds/parts/editor/problems';
import { useState } from 'react';
import { usePublishChanges } from './changes/use-publish-changes';
import type { DraftStore } from './draft/draft-store';
import type { useLeft } from './draft/use-left';
import type { View } from './head/Progress';
import { type EditorStep, type StepKey, stepOfField } from './steps/steps';

interface NavigationInput {
  step: StepKey;
  onStep: (step: StepKey) => void;
  steps: readonly EditorStep[];
  store: DraftStore;
  problems: Problems;
  left: ReturnType<typeof useLeft>;
  /** Focuses the first field with an error. */
  seek: () => void;
}

/** Which step is open, and the ways to another; each but the plain one stops at the first problem. */
export function useNavigation({ step, onStep, steps, store, problems, left, seek }: NavigationInput) {
  const [view, setView] = useState<View>('edit');
  const goTo = (next: StepKey) => {
    setView('edit');
    onStep(next);
  };
  const changes = usePublishChanges(store, () => {
    const wrong = Object.keys(problems);
    const first = steps.find(({ key }) => wrong.some((field) => stepOfField(field) === key));
    if (!first) return;
    left.onLeave(...wrong);
    if (first.key === step) setView('edit');
    else goTo(first.key);
    seek();
  });
  /** On from this step, with nothing wrong left in it. */
  const goOn = (next: StepKey) => {
    const wrong = Object.keys(problems).filter((field) => stepOfField(field) === step);
    if (wrong.length === 0) return goTo(next);
    setView('edit');
    left.onLeave(...wrong);
    seek();
  };
  const goToField = (field: string) => {
    left.onAsk(field);
    goTo(stepOfField(field));
    seek();
  };
  return { view, setView, goTo, goOn, goToField, changes };
}
