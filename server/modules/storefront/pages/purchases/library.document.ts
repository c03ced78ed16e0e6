import { inLanguage, learn, t } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import type { FastifyRequest } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import type { DocumentAddition } from '../../../../platform/http/pages/document';
import { escapeHtml } from '../../../../platform/http/pages/html';
import { readerOf } from '../../../../platform/http/pages/page-language';
import { isPublicId } from '../storefront.parts';

learn(common);

const meant = /^\/purchase\/?$/i;

/**
 * What the app's document at `/purchase` says besides: a browser without scripts goes on to the page that needs none, and one that does not go on by itself
 * has the form of it.
 */
export function libraryDocument(request: FastifyRequest, path: string): DocumentAddition | null {
  if (!meant.test(path)) return null;
  const order = textOf(request.query, 'order');
  const [label, button] = inLanguage(readerOf(request), () => [t('Mobile number'), t('Sign in')]);
  return {
    head: `<noscript><meta http-equiv="refresh" content="0;url=/purchase/library${isPublicId(order) ? `/${order}` : ''}"></noscript>`,
    withoutScripts:
      '<form method="post" action="/purchase/code"><label>' +
      `${escapeHtml(label)} <input type="tel" name="phone" inputmode="tel" autocomplete="tel" required></label> ` +
      `<button>${escapeHtml(button)}</button></form>`,
  };
}
