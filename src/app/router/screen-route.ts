import type { ComponentType } from 'react';

/** Route parameters of a screen: the parts */
export interface ScreenProps {
  params: Readonly<Record<string, string>>;
}

/** A screen, its layout, and who may see it. */
export interface ScreenRoute {
  /** In the router's notation: `:name` stands for one part of the path. It matches in any case. */
  pattern: string;
  /** `workspace`: the whole window of a signed-in person, with bars of its own. */
  layout: 'guest' | 'page' | 'signedIn' | 'workspace';
  access: 'guest' | 'public' | 'signedIn';
  /** Of the browser's tab, at an address with this query; in the language that is spoken when it is asked for. */
  title: (query: URLSearchParams) => string;
  load: () => Promise<Screen>;
}

/** One that needs nothing of its address takes no props. */
export type Screen = ComponentType<ScreenProps> | ComponentType;

/** Among the places of the shop. */
export const signedIn = { layout: 'signedIn', access: 'signedIn' } as const;
/** On a page of its own, for its owner only. */
export const signedInPage = { layout: 'page', access: 'signedIn' } as const;
/** With the whole window. */
export const workspace = { layout: 'workspace', access: 'signedIn' } as const;
