import { type ComponentPropsWithRef, createElement, type JSX } from 'react';
import { type Sprinkles, sprinkles } from '../../styles/sprinkles.css';

type Tag = Exclude<keyof JSX.IntrinsicElements, 'script' | 'style' | 'font' | 'center'>;

interface BoxOwnProps<As extends Tag> extends Omit<Sprinkles, 'width' | 'height'> {
  as?: As;
  /** A name of the scale, or pixels as the attribute of a picture. */
  width?: Sprinkles['width'] | number;
  height?: Sprinkles['height'] | number;
  /** For the rules of a component. Screens have no need of it. */
  className?: string | undefined;
  /** Custom properties, for sizes that only the data knows. */
  vars?: { [name: `--${string}`]: string | number };
}

export type BoxProps<As extends Tag = 'div'> = BoxOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof BoxOwnProps<As> | 'style' | 'color'>;

/** The only raw element, the only one that takes class names, and the only caller of sprinkles. */
export function Box<As extends Tag = 'div'>({ as, className, vars, ...props }: BoxProps<As>) {
  const look: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const isLook = sprinkles.properties.has(name as keyof Sprinkles) && typeof value !== 'number';
    (isLook ? look : attributes)[name] = value;
  }
  const classes = [className, sprinkles(look as Sprinkles)].filter(Boolean).join(' ');
  if (classes) attributes['className'] = classes;
  if (vars) attributes['style'] = vars;
  return createElement(as ?? 'div', attributes);
}
