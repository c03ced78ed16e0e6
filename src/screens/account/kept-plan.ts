import type { PlanState } from '@haat/openapi';

/** What a plan that was told to end goes on as: the last time that is paid for, as nothing dearer may follow it. */
export const keptPlan = ({ plan, coming }: Pick<PlanState, 'plan' | 'coming'>): PlanState['plan'] =>
  coming.at(-1)?.plan ?? plan;
