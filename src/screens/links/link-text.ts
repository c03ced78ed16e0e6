import { plural } from '@haat/i18n';
import type { Link } from '@haat/openapi';
import { grouped } from '../../components/charts/grouped';

/** Its address in full. */
export const addressOfLink = ({ url }: Pick<Link, 'url'>) => new URL(url, window.location.origin).href;

/** As people read it aloud: without the scheme. */
export const shownAddress = (link: Pick<Link, 'url'>) => addressOfLink(link).replace(/^https?:\/\//, '');

export const clickText = (count: number) =>
  plural(count, '{count} click', '{count} clicks', { count: grouped(count) });

export const saleText = (count: number) =>
  plural(count, '{count} sale', '{count} sales', { count: grouped(count) });
