import { expect, it, test } from 'vitest';
import { CaptionFault, readCues, textOfCue, writeCues } from './webvtt';

const vtt = `WEBVTT - Dough

STYLE
::cue { background: url(https://example.com/x) }

NOTE a note
--> of two lines

intro
00:01.000 --> 00:02.500 align:start position:10% region:r1
<v Meera>Knead <b>the</b> <c.loud>dough</c>.</v>

00:00:03.000 --> 00:00:04.000
1 < 2 & 3 &amp; 4 <img src=x onerror=alert(1)>
`;
const srt =
  '\uFEFF1\r\n00:00:00,000 --> 00:00:02,000\r\nआटा गूँधें\r\n<font color="red">अब</font>\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000\r\nरुकें\r\n';

it('keeps times, places and simple tags of WebVTT, and nothing else', () => {
  expect(writeCues(readCues(vtt))).toBe(`WEBVTT

00:00:01.000 --> 00:00:02.500 align:start position:10%
Knead <b>the</b> dough.

00:00:03.000 --> 00:00:04.000
1 &lt; 2 &amp; 3 &amp; 4
`);
});

it('reads SRT, and what it wrote itself', () => {
  const written = writeCues(readCues(srt));
  expect(written).toBe(`WEBVTT

00:00:00.000 --> 00:00:02.000
आटा गूँधें
अब

00:00:02.500 --> 00:00:04.000
रुकें
`);
  expect(writeCues(readCues(written))).toBe(written);
});

it('gives the text of a cue on one line', () => {
  expect(readCues(vtt).map(textOfCue)).toEqual(['Knead the dough.', '1 < 2 & 3 & 4']);
});

test.each([
  ['', 'no_captions'],
  ['WEBVTT', 'no_captions'],
  ['<html>', 'no_captions'],
  ['00:05.000 --> 00:04.000\nback', 'wrong_caption_time'],
  ['00:99.000 --> 01:00.000\nwrong', 'wrong_caption_time'],
  ['0:0 --> soon\nwrong', 'wrong_caption_time'],
  ['99:00:00.000 --> 99:00:01.000\nlate', 'wrong_caption_time'],
  ['00:00.000 --> 00:01.000\na\n\n'.repeat(20_001), 'too_many_captions'],
])('refuses %.40j', (text, code) => {
  expect(() => readCues(text)).toThrow(CaptionFault);
  try {
    readCues(text);
  } catch (error) {
    expect((error as CaptionFault).code).toBe(code);
  }
});

it('takes a million characters of anything in a moment', () => {
  const since = performance.now();
  for (const part of ['<', '<b', '\n', '-->', '00:00.000 --> ', '&', '00:00:00,000 --> 00:00:01,000\n<'])
    try {
      readCues(part.repeat(1_000_000 / part.length));
    } catch (error) {
      expect(error).toBeInstanceOf(CaptionFault);
    }
  expect(performance.now() - since).toBeLessThan(5_000);
});
