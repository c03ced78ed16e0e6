import type { ReactNode, Ref } from 'react';
import { Box } from '../Box/Box';
import { button } from '../Button/Button.css';
import { ButtonContent, type ButtonTone } from '../Button/ButtonContent';
import type { IconName } from '../Icon/paths';
import { useFollow } from '../NavigationProvider/NavigationProvider';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  icon?: IconName;
  iconAfter?: IconName;
  fullWidth?: boolean;
  mainAction?: boolean;
  /** Opens beside this page; says so to search engines and to the other page. */
  external?: boolean;
  /** The name of the file it saves. */
  download?: string;
  onPress?: () => void;
  linkRef?: Ref<HTMLAnchorElement>;
  'aria-describedby'?: string;
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  href,
  children,
  tone = 'neutral',
  size = 'regular',
  icon,
  iconAfter,
  fullWidth,
  mainAction,
  external,
  onPress,
  linkRef,
  ...rest
}: ButtonLinkProps) {
  const follow = useFollow(href, onPress);
  return (
    <Box
      as="a"
      ref={linkRef}
      href={href}
      onClick={follow}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      data-main-action={mainAction || undefined}
      className={button({ tone, size, fullWidth })}
      {...rest}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Box>
  );
}
