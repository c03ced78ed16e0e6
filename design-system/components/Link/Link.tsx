import type { ReactNode, Ref } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { useFollow } from '../NavigationProvider/NavigationProvider';
import { link } from './Link.css';

export interface LinkProps {
  href: string;
  children: ReactNode;
  tone?: 'link' | 'ink' | 'soft';
  weight?: 'regular' | 'strong';
  /** On its own, not in a sentence: strong, without a line, as high as a finger. */
  standalone?: boolean;
  iconAfter?: IconName;
  external?: boolean;
  download?: string;
  /** The place people are at. */
  current?: boolean;
  onPress?: () => void;
  /** When the visible words are not enough: "See all sales". */
  label?: string;
  linkRef?: Ref<HTMLAnchorElement>;
}

export function Link({
  href,
  children,
  tone = 'link',
  weight,
  standalone = false,
  iconAfter,
  external,
  current,
  onPress,
  label,
  linkRef,
  ...rest
}: LinkProps) {
  const follow = useFollow(href, onPress);
  return (
    <Box
      as="a"
      ref={linkRef}
      href={href}
      onClick={follow}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      className={link({
        tone,
        weight: weight ?? (standalone ? 'strong' : undefined),
        standalone,
        underlined: !standalone,
      })}
      {...rest}
    >
      {children}
      {iconAfter && <Icon name={iconAfter} size={16} />}
    </Box>
  );
}
