import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { useFollow } from '../NavigationProvider/NavigationProvider';

export interface AnchorProps {
  href: string;
  children: ReactNode;
  /** Opens beside this page; says so to search engines and to the other page. */
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

/** What every link does, however it looks: the app's own addresses are followed without loading the page again. */
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
