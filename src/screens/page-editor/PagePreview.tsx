import type { PublicProduct } from '@haat/contract';
import { Box } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { micromark } from 'micromark';
import { useDeferredValue } from 'react';
import { Session } from '../../actors/session.actor';
import { PreviewPage } from '../../preview/pages/PreviewPage';
import { siteName } from '../../queries/site.queries';
import type { Draft } from './draft';
import { preview } from './editor.css';
import { fieldsOf } from './fields';

/** The page as a buyer will see it, drawn by the same parts. A picture: nothing in it can be pressed. */
export function PagePreview({ draft: latest, url }: { draft: Draft; url: string }) {
  const draft = useDeferredValue(latest);
  const seller = Session.useSelector(selectUser)?.name || 'Your name';
  return (
    <Box className={preview} data-type="system" inert>
      <PreviewPage
        headingLevel={2}
        model={{
          site: { name: siteName(), origin: window.location.origin, supportEmail: null },
          product: productOf(draft, seller, url),
        }}
      />
    </Box>
  );
}

function productOf(draft: Draft, seller: string, url: string): PublicProduct {
  const { prices = [], questions = [], content = {} } = fieldsOf(draft);
  return {
    id: 'preview',
    kind: 'page',
    status: 'published',
    title: draft.title.trim() || 'Your title',
    descriptionHtml: htmlOf(draft.description),
    summary: '',
    prices,
    content,
    cover: draft.cover,
    questions,
    accent: null,
    seo: {},
    language: 'en',
    url,
    seller: { name: seller, handle: null },
    updatedAt: '',
  };
}

/** As the server makes it: no raw HTML, single line breaks kept, headings below the page's own. */
function htmlOf(markdown: string): string {
  return micromark(markdown)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<(\/?)h([1-5])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`)
    .replace(/<p>[^]*?<\/p>/g, (paragraph) => paragraph.replace(/(<br \/>)?\n/g, '<br />\n'));
}
