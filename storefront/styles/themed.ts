import { vars } from '@haat/design-system/preview';
import type { Accent } from '../document/accent';

/** A rule that puts a creator's accent in the place of ours, in every theme. */
export function themed({ accent, accentPressed, onAccent }: Accent): string {
  const name = (variable: string) => variable.slice('var('.length, -1);
  const { colour } = vars;
  return `body{${name(colour.accent)}:${accent};${name(colour.accentPressed)}:${accentPressed};${name(colour.onAccent)}:${onAccent}}`;
}
