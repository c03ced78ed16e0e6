// What micromark takes more than linear time for, counted in one pass over a text. Measured: the limits keep 20,000 characters of the worst
// known texts under 100 ms, and a text that people write stays far below each of them.

/** Of a text; the contract takes no longer one. */
const mostLetters = 50_000;
const mostLines = 3_000;
/** Paragraphs, or whatever else stands between empty lines. */
const mostBlocks = 2_000;
/** Of all that may mean something: each is tried as whatever it could begin. */
const mostSigns = 7_000;
/** Each bracket looks back over those before it in its paragraph: the squares of their numbers, over all paragraphs. */
const mostBracketPairs = 40_000;
/** Each run of stars or underscores is weighed against those before it in its paragraph: squares likewise. */
const mostEmphasisPairs = 200_000;
/** Quotes and lists within each other: each is begun anew for every one behind it. */
const mostDepth = 10;
/** Lines, times the deepest quote or list: every line is held against all that is open above it. */
const mostNestedLines = 2_500;
/** Headings that a line of `=` or `-` makes of the line above. */
const mostUnderlines = 300;
/** A reference repeats its definition: brackets, times the letters of the longest paragraph, where anything is defined. */
const mostRepeatedLetters = 500_000;
/** A run of backticks looks for its like to the end of its paragraph: different lengths, times the letters of the longest paragraph. */
const mostBackticksSought = 500_000;

const container = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** An item of a list ends the paragraph before it. */
const item = /^ {0,3}[-+*][ \t]+\S/;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const definition = /\]:/;

/** Whether a text could take long to render, by counts alone: the same answer on every machine, in linear time. */
export function isCostly(markdown: string): boolean {
  if (markdown.length > mostLetters || countOf(markdown, /[[\]()<>&*_`\\!]/g) > mostSigns) return true;
  const lines = markdown.split(/\r\n?|\n/);
  if (lines.length > mostLines) return true;
  const paragraphs = { brackets: 0, bracketPairs: 0, emphasis: 0, emphasisPairs: 0, blocks: 0, letters: 0 };
  let [brackets, depth, longest, underlines] = [0, 0, 0, 0];

  const endParagraph = () => {
    paragraphs.bracketPairs += paragraphs.brackets ** 2;
    paragraphs.emphasisPairs += paragraphs.emphasis ** 2;
    brackets += paragraphs.brackets;
    paragraphs.brackets = 0;
    paragraphs.emphasis = 0;
  };
  for (const line of lines) {
    const isEmpty = line.trim() === '';
    if (isEmpty || item.test(line)) endParagraph();
    if (isEmpty) {
      paragraphs.blocks += 1;
      paragraphs.letters = 0;
      continue;
    }
    paragraphs.letters += line.length;
    longest = Math.max(longest, paragraphs.letters);
    paragraphs.brackets += countOf(line, /\[/g);
    paragraphs.emphasis += countOf(line, /\*+|_+/g);
    depth = Math.max(depth, depthOf(line));
    if (underline.test(line)) underlines += 1;
  }
  endParagraph();
  return (
    paragraphs.blocks > mostBlocks ||
    paragraphs.bracketPairs > mostBracketPairs ||
    paragraphs.emphasisPairs > mostEmphasisPairs ||
    depth > mostDepth ||
    depth * lines.length > mostNestedLines ||
    underlines > mostUnderlines ||
    new Set(markdown.match(/`+/g)).size * longest > mostBackticksSought ||
    (definition.test(markdown) && brackets * longest > mostRepeatedLetters)
  );
}

const countOf = (line: string, sign: RegExp): number => line.match(sign)?.length ?? 0;

/** Of the quotes and lists that a line opens; what it is indented by counts as well, where it opens one. */
function depthOf(line: string): number {
  const [marks = ''] = container.exec(line) ?? [];
  if (marks === '') return 0;
  const indent = line.length - line.trimStart().length;
  return Math.floor(indent / 2) + countOf(marks, /[>*+.)-]/g);
}
