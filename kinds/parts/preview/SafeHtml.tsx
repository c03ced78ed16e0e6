import { Box } from '@haat/design-system/preview';
import { settleHeadings } from './headings';
import { prose } from './prose.css';

interface SafeHtmlProps {
  /** Made by the server from a creator's Markdown: no raw HTML, no scripts, no styles. */
  html: string;
  /** The level its headings begin with, below the heading it stands under. */
  headingsFrom: 2 | 3;
  className?: string;
  /** What it is written in, where the page around it may speak another language. */
  lang?: string;
}

/** The creator's text. The only place that renders raw HTML. */
export function SafeHtml({ html, headingsFrom, className, lang }: SafeHtmlProps) {
  if (html === '') return null;
  const look = className === undefined ? prose : `${prose} ${className}`;
  const __html = settleHeadings(html, headingsFrom);
  // oxlint-disable-next-line react/no-danger -- the server has made it safe
  return <Box className={look} lang={lang} dangerouslySetInnerHTML={{ __html }} />;
}
