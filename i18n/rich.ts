import { createElement, Fragment, type ReactNode } from 'react';
import type { Phrase, ValuesOf } from './phrase';
import { textOf } from './speak';

/** Cuts a text so that its odd parts are the names of its slots. */
const cut = /\{(\w+)\}/;

/** A phrase whose slots hold what is drawn: `rich('Signed in as {phone}', { phone: <Code>…</Code> })`. */
export function rich<P extends Phrase>(phrase: P, ...values: ValuesOf<P, ReactNode>): ReactNode {
  const given: Readonly<Record<string, ReactNode>> = values[0] ?? {};
  const parts = textOf(phrase)
    .split(cut)
    .map((part, index) => (index % 2 === 0 ? part : given[part]));
  return createElement(Fragment, null, ...parts);
}
