/** A line of captions; times in ms. */
export interface Cue {
  start: number;
  end: number;
  /** Where it stands, in the words of WebVTT; empty for the usual place. */
  settings: string;
  /** Lines of text with the tags `<b>`, `<i>`, `<u>` alone. */
  text: string;
}

const mostCues = 20_000;
const mostCueLength = 1_000;
const mostMs = 10 * 60 * 60_000;

/** Why a text is not taken as captions. */
export class CaptionFault extends Error {
  constructor(readonly code: keyof typeof captionFaults) {
    super(captionFaults[code]);
  }
}

const captionFaults = {
  no_captions: 'These are not captions we can read. Use a WebVTT or SRT file in UTF-8.',
  too_many_captions: 'These captions have more than 20,000 lines.',
  wrong_caption_time: 'The times of these captions cannot be read, or end before they begin.',
} as const;

const timing =
  /^\s*((?:\d{1,3}:)?[0-5]?\d:[0-5]?\d[.,]\d{1,3})\s*-->\s*((?:\d{1,3}:)?[0-5]?\d:[0-5]?\d[.,]\d{1,3})(?:\s+(.*))?$/;
/** What may be said of the place of a line. */
const setting =
  /^(?:vertical:(?:rl|lr)|line:-?\d{1,3}(?:\.\d{1,2})?%?(?:,(?:start|center|end))?|position:\d{1,3}(?:\.\d{1,2})?%(?:,(?:line-left|center|line-right))?|size:\d{1,3}(?:\.\d{1,2})?%|align:(?:start|center|end|left|right))$/;

/** Reads WebVTT or SRT. Styles, regions, notes and names of lines are left out. @throws CaptionFault */
export function readCues(text: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    // Before the times a block has its number or its name at most.
    if (at < 0 || at > 1 || /^(?:STYLE|REGION|NOTE)\b/.test(lines[0] ?? '')) continue;
    if (cues.length === mostCues) throw new CaptionFault('too_many_captions');
    const cue = cueOf(lines[at] ?? '', lines.slice(at + 1));
    if (cue) cues.push(cue);
  }
  if (cues.length === 0) throw new CaptionFault('no_captions');
  return cues.toSorted((one, other) => one.start - other.start);
}

function cueOf(times: string, lines: readonly string[]): Cue | null {
  const [, from = '', to = '', settings = ''] = timing.exec(times) ?? [];
  const [start, end] = [msOf(from), msOf(to)];
  if (from === '' || end <= start || end > mostMs) throw new CaptionFault('wrong_caption_time');
  const text = plainCue(lines.join('\n').slice(0, mostCueLength));
  if (text === '') return null;
  return {
    start,
    end,
    text,
    settings: settings
      .split(/\s+/)
      .filter((one) => setting.test(one))
      .join(' '),
  };
}

function msOf(time: string): number {
  const [seconds = '0', ms = '0'] = time.replace(',', '.').split('.');
  const whole = seconds.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return whole * 1_000 + Number(ms.padEnd(3, '0'));
}

const kept = /^<(\/?)([biu])>$/;

/** Text in which nothing is left but bold, italic and underline; whatever else looks like a tag goes, its content stays. */
function plainCue(text: string): string {
  return text
    .replace(/-->/g, '→')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/<\/?[a-z\d][^<>\n]*>/gi, (tag) => (kept.test(tag.toLowerCase()) ? tag.toLowerCase() : ''))
    .replace(/<(?!\/?[biu]>)/g, '&lt;')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** WebVTT of cues, as it is served. */
export function writeCues(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, settings, text }) =>
      `${timeOf(start)} --> ${timeOf(end)}${settings === '' ? '' : ` ${settings}`}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** As WebVTT writes it: 00:01:02.300. */
export function timeOf(ms: number): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds % 60)}.${pad(Math.round(ms) % 1_000, 3)}`;
}

/** The text of a cue without tags and on one line. */
export const textOfCue = ({ text }: Cue): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:lrm|rlm);/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
