import { isDeepStrictEqual } from 'node:util';
import type { ProductChange } from '@haat/openapi';
import type { WrittenFields } from './product.fields';

/** The most differences that are listed. */
const most = 200;
const longest = 300;

type Value = ProductChange['before'];
interface Thing {
  key: string;
  name: string | undefined;
  /** Without the things that stand in it. */
  fields: Record<string, unknown>;
  inside: Record<string, Thing[]>;
}
type Named = (productId: string) => string | undefined;

/** Of texts in Markdown only that they changed is listed, not what they say. */
const longTexts = new Set(['description', 'thankYou.message', 'content.text']);

/**
 * What differs between two versions of a product, field by field and thing by thing, in the order of the editor. Things in lists are known by
 * their id, whatever place they have. `named` answers the titles of products that are spoken of.
 */
export function differencesBetween(
  before: WrittenFields,
  after: WrittenFields,
  named: Named,
): ProductChange[] {
  const content = objectDifferences('content', before.content, after.content, named);
  return [
    ...valueDifference('title', before.title, after.title),
    ...valueDifference('description', before.description || undefined, after.description || undefined),
    ...wholeDifference('cover', before.cover, after.cover),
    ...wholeDifference('trailer', before.trailer ?? null, after.trailer),
    ...listDifferences('gallery', things(before.gallery ?? [], named), things(after.gallery ?? [], named)),
    ...content,
    ...priceDifferences(before.prices, after.prices),
    ...listDifferences('questions', things(before.questions, named), things(after.questions, named)),
    ...objectDifferences('thankYou', before.thank_you, after.thank_you, named),
    ...objectDifferences('seo', wordsOfSeo(before.seo), wordsOfSeo(after.seo), named),
    ...wholeDifference('seo.image', before.seo.image ?? null, after.seo.image ?? null),
    ...valueDifference('accent', before.accent ?? undefined, after.accent ?? undefined),
    ...valueDifference('language', before.language, after.language),
  ].slice(0, most);
}

const wordsOfSeo = ({ image: _image, ...texts }: WrittenFields['seo']) => texts;

const changeOf = (before: unknown, after: unknown): ProductChange['change'] =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

/** What is short enough to be shown. */
function shown(field: string, value: unknown): Value | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || longTexts.has(field)) return undefined;
  return value.length <= longest ? value : undefined;
}

function valueDifference(field: string, before: unknown, after: unknown): ProductChange[] {
  if (isDeepStrictEqual(plain(before), plain(after))) return [];
  const [old, next] = [shown(field, before), shown(field, after)];
  return [
    {
      field,
      change: changeOf(before, after),
      ...(old !== undefined && { before: old }),
      ...(next !== undefined && { after: next }),
    },
  ];
}

/** Of a picture or a trailer, which is not shown in a word. */
const wholeDifference = (field: string, before: object | null, after: object | null): ProductChange[] =>
  isDeepStrictEqual(plain(before), plain(after))
    ? []
    : [{ field, change: changeOf(before ?? undefined, after ?? undefined) }];

/** Lists are compared item by item, everything else as a whole. */
function objectDifferences(field: string, before: object, after: object, named: Named): ProductChange[] {
  const [old, next] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) => {
    const at = `${field}.${key}`;
    if (isThings(old[key]) || isThings(next[key]))
      return listDifferences(at, things(old[key] ?? [], named), things(next[key] ?? [], named));
    return valueDifference(at, old[key], next[key]);
  });
}

function priceDifferences(before: WrittenFields['prices'], after: WrittenFields['prices']): ProductChange[] {
  const [old, next] = [
    new Map(before.map((one) => [one.id, one])),
    new Map(after.map((one) => [one.id, one])),
  ];
  const changed = [...new Set([...old.keys(), ...next.keys()])].flatMap((id): ProductChange[] => {
    const [was, is] = [old.get(id), next.get(id)];
    if (isDeepStrictEqual(plain(was), plain(is))) return [];
    const name = is?.label ?? was?.label;
    return [
      {
        field: 'prices',
        change: changeOf(was, is),
        ...(name !== undefined && { name }),
        ...(was && { before: was }),
        ...(is && { after: is }),
      },
    ];
  });
  return [...changed, ...reordered('prices', [...old.keys()], [...next.keys()])];
}

const isThings = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null);

function things(value: unknown, named: Named): Thing[] {
  return (isThings(value) ? value : []).map((one) => {
    const { id, productId, title, label } = one as Partial<Record<string, string>>;
    const key = id ?? productId ?? '';
    const name = title ?? label ?? (productId === undefined ? undefined : named(productId));
    const lists = Object.entries(one).filter(([, inner]) => isThings(inner));
    const inside = new Set(lists.map(([field]) => field));
    return {
      key,
      name: name || undefined,
      fields: Object.fromEntries(
        Object.entries(one).filter(([field, inner]) => !inside.has(field) && !isEmptyList(inner)),
      ),
      inside: Object.fromEntries(lists.map(([field, inner]) => [field, things(inner, named)])),
    };
  });
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function listDifferences(field: string, before: readonly Thing[], after: readonly Thing[]): ProductChange[] {
  const [old, next] = [
    new Map(before.map((one) => [one.key, one])),
    new Map(after.map((one) => [one.key, one])),
  ];
  const fields = [...new Set([...old.keys(), ...next.keys()])].flatMap((key): ProductChange[] => {
    const [was, is] = [old.get(key), next.get(key)];
    if (isDeepStrictEqual(plain(was?.fields), plain(is?.fields))) return [];
    const name = is?.name ?? was?.name;
    return [{ field, change: changeOf(was, is), ...(name !== undefined && { name }) }];
  });
  // Things that moved from one section into another are compared as what they are.
  const names = new Set([...before, ...after].flatMap(({ inside }) => Object.keys(inside)));
  const inside = [...names].flatMap((name) =>
    listDifferences(
      `${field}.${name}`,
      before.flatMap((one) => one.inside[name] ?? []),
      after.flatMap((one) => one.inside[name] ?? []),
    ),
  );
  const order = reordered(field, [...old.keys()], [...next.keys()]);
  return [...fields, ...order, ...inside];
}

/** Whether those that stayed have another order now. */
function reordered(field: string, before: readonly unknown[], after: readonly unknown[]): ProductChange[] {
  const [old, next] = [new Set(before), new Set(after)];
  const stayed = before.filter((one) => next.has(one));
  return isDeepStrictEqual(
    stayed,
    after.filter((one) => old.has(one)),
  )
    ? []
    : [{ field, change: 'reordered' }];
}

/** As JSON keeps it: what is undefined is left out. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
