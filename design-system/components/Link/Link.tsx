import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Anchor, type AnchorProps } from './Anchor';
import { link } from './Link.css';

export interface LinkProps extends AnchorProps {
  tone?: 'link' | 'ink' | 'soft';
  weight?: 'regular' | 'strong';
  /** On its own, not in a sentence: strong, without a line, as high as a finger. */
  standalone?: boolean;
  iconAfter?: IconName;
  /** The place people are at. */
  current?: boolean;
  /** When the visible words are not enough: "See all sales". */
  label?: string;
}

export function Link({
  children,
  tone = 'link',
  weight,
  standalone = false,
  iconAfter,
  current,
  label,
  ...anchor
}: LinkProps) {
  return (
    <Anchor
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      className={link({
        tone,
        weight: weight ?? (standalone ? 'strong' : undefined),
        standalone,
        underlined: !standalone,
      })}
      {...anchor}
    >
      {children}
      {iconAfter && <Icon name={iconAfter} size={16} />}
    </Anchor>
  );
}
