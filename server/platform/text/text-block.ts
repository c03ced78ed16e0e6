/**
 * What somebody wrote in several lines, as it is stored: lines end with `\n`, without control characters and halves of letters, which can be
 * stored nowhere, and without space around it.
 */
export const textBlock = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Surrogate}/gu, '')
    .trim();
