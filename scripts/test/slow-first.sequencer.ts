import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest side by side with others; begun last, one of them would keep everybody waiting at the end. */
const slow = /tests\/faults\/(kill|kill-postgres|sales|renewals|engine\/engine|payouts|mandates)\.test\.ts$/;

/** What Vitest makes of it, but these before the others: a fresh clone does not know yet how long each takes. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
