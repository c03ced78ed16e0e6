import { notifications } from '../../templates/registry';
import type { Notice } from '../notice';

/** One of each message or more, by their template. */
export const samples = Object.fromEntries(
  notifications.map(({ template, samples: samplesOf }) => [template, samplesOf()]),
) as { [T in Notice['template']]: Extract<Notice, { template: T }>[] };
