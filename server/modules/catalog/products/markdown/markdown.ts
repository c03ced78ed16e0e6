import type { ToHtml } from '@haat/kinds/kind';
import { TaskTimeout, type Workers } from '../../../../platform/workers/workers';
import { toPlainHtml } from './markdown.plain';

/** Markdown as HTML that is safe to show, rendered in a thread. Throws a 503 refusal when too many texts wait. */

export function createMarkdown({ workers }: { workers: Pick<Workers, 'run'> }): ToHtml {
  return async (markdown) => {
    if (markdown.trim() === '') return '';
    try {
      return await workers.run('markdown', markdown);
    } catch (error) {
      if (error instanceof TaskTimeout) return toPlainHtml(markdown);
      throw error;
    }
  };
}
