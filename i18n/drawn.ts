import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { inLanguage, type Language } from './speak';

/**
 * Renders an element in another language than the screen: `drawnIn('hi', <Receipt … />)`. React renders later, so all components are called
 * immediately and only elements remain. For static content: components may read context, but use no other hooks.
 */
export const drawnIn = (language: Language, node: ReactNode): ReactNode =>
  inLanguage(language, () => drawn(node));

function drawn(node: ReactNode): ReactNode {
  // Spread into single children; those of a list have keys.
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(drawn));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props, key } = node;
  if (typeof type === 'function') {
    const inside = drawn((type as (given: object) => ReactNode)(props));
    // Keeps the key of the component.
    return key === null ? inside : createElement(Fragment, { key }, inside);
  }
  const { children } = props;
  if (children === undefined) return node;
  return cloneElement(node, undefined, ...(Array.isArray(children) ? children : [children]).map(drawn));
}
