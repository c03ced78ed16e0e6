import { Box } from '@haat/design-system/preview';
import { settleHeadings } from './headings';
import { prose } from './prose.css';

interface SafeHtmlProps {
  /** Made by the server from a creator's Markdown: no raw HTML, no scripts, no styles. */
  html: string;
  /** The level its headings begin with, below the heading it stands under. */
  headingsFrom: 2 | 3;
  className?: string;
}

/** The creator's text. The only place that renders raw HTML. */
export function SafeHtml({ html, headingsFrom, className }: SafeHtmlProps) {
  if (html === '') return null;
  const look = className === undefined ? prose : `${prose} ${className}`;
  // oxlint-disable-next-line react/no-danger -- the server has made it safe
  return <Box className={look} dangerouslySetInnerHTML={{ __html: settleHeadings(html, headingsFrom) }} />;
}
