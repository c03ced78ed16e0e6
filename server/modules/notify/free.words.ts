import type { Clock } from '../../platform/clock';
import { createWindowCounts } from '../../platform/window.counts';
import type { Messages } from './messages';
import type { Notice } from './notice';

/** Messages of one day to one number or address. */
const mostADay = 5;
const day = 24 * 60 * 60_000;
const remembered = 50_000;

/**
 * What is free is given to any number that is typed, and nothing has proved whose it is. So that nobody's phone is filled in this way, and
 * nobody makes the house pay for it, a number is told of the first few of a day; what was taken stands in its owner's library all the same.
 */
export function createFreeWords(deps: { clock: Clock }) {
  const told = createWindowCounts(deps, { windowMs: day, most: remembered });
  const isFew = (to: string) => told.add(to) <= mostADay;
  return (notice: Notice, messages: Messages): Messages => {
    if (notice.template !== 'receipt' || notice.amount > 0) return messages;
    const { sms, mail, push } = messages;
    return {
      sms: sms && isFew(sms.to) ? sms : null,
      mail: mail && isFew(mail.to.toLowerCase()) ? mail : null,
      push,
    };
  };
}
