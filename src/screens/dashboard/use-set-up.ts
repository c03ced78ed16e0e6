import { selectIsKycComplete, selectUser } from '@haat/machines/session';
import type { Overview } from '@haat/openapi';
import { useState } from 'react';
import { Session } from '../../actors/session.actor';
import { hide, isHidden } from '../../queries/remembered.queries';

export interface SetUpStep {
  step: Overview['setup'][number]['step'] | 'kyc';
  done: boolean;
}

interface SetUpProgress {
  steps: readonly SetUpStep[];
  /** All is done, or it is not to be shown any more. */
  isOver: boolean;
  hide: () => void;
}

const name = 'set-up';

/** How far the shop is set up. What the session knows, that money can be paid out, comes before the first sale. */
export function useSetUp(setup: Overview['setup']): SetUpProgress {
  const owner = Session.useSelector(selectUser)?.id ?? '';
  const kyc = Session.useSelector(selectIsKycComplete);
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  const steps = setup.flatMap((one): SetUpStep[] =>
    one.step === 'share' ? [{ step: 'kyc', done: kyc }, one] : [one],
  );
  return {
    steps,
    isOver: steps.every(({ done }) => done) || hiddenFor === owner || isHidden(name, owner),
    hide: () => {
      hide(name, owner);
      setHiddenFor(owner);
    },
  };
}
