import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** A list that comes page by page, newest first. `load` is given the cursor of the page, null for the first. */
export function usePages<P extends Page<unknown>>(
  queryKey: readonly unknown[],
  load: (cursor: string | null, signal: AbortSignal) => Promise<P>,
  /** Ms after which it is read again while it is open; without it, it is not. */
  { refetchInterval = false }: { refetchInterval?: number | false } = {},
) {
  return useInfiniteQuery<P, Error, InfiniteData<P, string | null>, readonly unknown[], string | null>({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
    refetchInterval,
  });
}

/** The query parameters that ask for one page, among others. */
export const atCursor = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** Everything that has come so far. */
export const allItems = <Item>(data: InfiniteData<Page<Item>, string | null> | undefined): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];
