import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { inLanguage, type Language } from './speak';

/**
 * What is drawn, in a language of its own inside a screen that speaks another: `drawnIn('hi', <Receipt … />)`. React draws later and may
 * pause meanwhile, so every component is asked here and now, and what is left to React are elements alone. It is for still pictures: a
 * component inside may read a context, as it is around who calls this, and use no other hook.
 */
export const drawnIn = (language: Language, node: ReactNode): ReactNode =>
  inLanguage(language, () => drawn(node));

function drawn(node: ReactNode): ReactNode {
  // One by one, as if they had been written so: those of a list have their keys.
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(drawn));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props, key } = node;
  if (typeof type === 'function') {
    const inside = drawn((type as (given: object) => ReactNode)(props));
    // Its place among others is its own, whatever it draws.
    return key === null ? inside : createElement(Fragment, { key }, inside);
  }
  const { children } = props;
  if (children === undefined) return node;
  return cloneElement(node, undefined, ...(Array.isArray(children) ? children : [children]).map(drawn));
}
