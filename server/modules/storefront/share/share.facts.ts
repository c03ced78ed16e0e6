import { createHash } from 'node:crypto';
import { productKinds } from '@haat/kinds/facts';
import type { PublicProduct } from '@haat/openapi';
import { perPeriod } from '@haat/openapi/periods';
import { rupees } from '../../../platform/money/rupees';

/** All that the picture of a product shows. */
export interface ShareFacts {
  kind: string;
  title: string;
  seller: string;
  price: string;
  /** What it cost before; empty where it is not said. */
  before: string;
  /** `#rrggbb`. */
  accent: string;
  cover: { id: string; file: string } | null;
  /** Of the installation. */
  platformName: string;
}

const usualAccent = '#F5A300';

export function shareFacts(product: PublicProduct, platformName: string): ShareFacts {
  const { cover, kind, seller, title } = product;
  return {
    kind: productKinds[kind].isPlain ? '' : productKinds[kind].label,
    title,
    seller: seller.name,
    ...priceText(product.prices),
    accent: product.accent ?? usualAccent,
    cover: cover && { id: cover.id, file: cover.src.split('/').at(-1) ?? '' },
    platformName,
  };
}

/** The file of the picture that its creator chose for chats, as large as it is kept; null where none was chosen. */
export function chosenFile({ seo: { image } }: PublicProduct): { id: string; file: string } | null {
  return image ? { id: image.id, file: `${image.width}.jpg` } : null;
}

/** Changes with everything the picture shows, and with how it is drawn: raise the number then. */
export const drawing = 2;

export const versionOf = (facts: ShareFacts | { id: string; file: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, facts]))
    .digest('base64url')
    .slice(0, 22);

const free = 'Free';
type Price = PublicProduct['prices'][number];

function priceText(prices: readonly Price[]): { price: string; before: string } {
  const [first, ...others] = prices;
  if (!first) return { price: '', before: '' };
  if (others.length > 0 || first.type === 'open') {
    const sums = prices.map(({ amount }) => amount);
    const paid = sums.filter((amount) => amount > 0);
    if (paid.length === 0) return { price: free, before: '' };
    const from = `from ${inRupees(Math.min(...paid))}`;
    return { price: paid.length < sums.length ? `${free}, or ${from}` : from, before: '' };
  }
  const { amount, compareAt, period } = first;
  const sum = amount === 0 ? free : inRupees(amount);
  return {
    price: period ? `${sum} ${perPeriod(period)}` : sum,
    before: compareAt === undefined ? '' : inRupees(compareAt),
  };
}

const inRupees = (paise: number): string => rupees.format(paise / 100);
