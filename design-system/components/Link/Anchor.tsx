import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { useFollow } from '../NavigationProvider/NavigationProvider';

export interface AnchorProps {
  href: string;
  children: ReactNode;
  /** Opens in a new tab, with `rel` set accordingly. */
  external?: boolean;
  /** The name of the file it saves. */
  download?: string;
  onPress?: () => void;
}

interface DrawnAnchorProps extends AnchorProps {
  className: string;
  'aria-current'?: 'page' | undefined;
  'aria-describedby'?: string;
  'aria-label'?: string | undefined;
  'data-main-action'?: true | undefined;
}

/** Shared by all links: addresses of the app are followed without loading a page. */
export function Anchor({ href, external, onPress, ...rest }: DrawnAnchorProps) {
  return (
    <Box
      as="a"
      href={href}
      onClick={useFollow(href, onPress)}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      {...rest}
    />
  );
}
