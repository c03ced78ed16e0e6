import { segmentSeconds } from '@haat/kinds/parts/renditions/renditions.rules';
import type { Received } from './messages';

const ofRendition = ({ files }: Received, rendition: string) => files.find(({ name }) => name === rendition);

/** Whether the server has a file of a rendition already, such as `360-12.m4s`. */
export function isReceived(received: Received, name: string): boolean {
  const [, rendition = '', number = ''] = /^(\w+)-(init|\d+)\.\w+$/.exec(name) ?? [];
  const file = ofRendition(received, rendition);
  if (!file) return false;
  if (number === 'init') return file.init;
  return file.segments.some(([from = 0, to = 0]) => from <= Number(number) && Number(number) <= to);
}

/** Seconds at the beginning that need not be encoded once more, since the server has them of every one of these renditions. */
export function skippedSeconds(received: Received, renditions: readonly string[]): number {
  const whole = renditions.map((rendition) => {
    const { init = false, segments = [] } = ofRendition(received, rendition) ?? {};
    const [from = 0, to = 0] = segments[0] ?? [];
    return init && from === 1 ? to : 0;
  });
  // The last one may be the short end of the video.
  return whole.length === 0 ? 0 : segmentSeconds * Math.max(0, Math.min(...whole) - 1);
}
