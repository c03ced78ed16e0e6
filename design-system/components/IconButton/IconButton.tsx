import type { Ref } from 'react';
import { Box } from '../Box/Box';
import { button, framed, spinner, square } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';

export interface IconButtonProps {
  /** What it does, heard and shown on hover. */
  label: string;
  icon: IconName;
  onPress?: () => void;
  type?: 'button' | 'submit';
  tone?: 'neutral' | 'quiet';
  /** With the outline of a control. */
  outlined?: boolean;
  busy?: boolean;
  disabled?: boolean;
  size?: 20 | 24;
  buttonRef?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-pressed'?: boolean;
}

export function IconButton({
  label,
  icon,
  onPress,
  type = 'button',
  tone = 'neutral',
  outlined = false,
  busy = false,
  size = 24,
  buttonRef,
  ...rest
}: IconButtonProps) {
  const look = [
    button({ tone: 'quiet' }),
    tone === 'neutral' && square,
    tone === 'quiet' && square,
    outlined && framed,
  ];
  return (
    <Box
      as="button"
      ref={buttonRef}
      type={type}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress?.();
      }}
      className={look.filter(Boolean).join(' ')}
      {...rest}
    >
      {busy ? <Box as="span" aria-hidden className={spinner} /> : <Icon name={icon} size={size} />}
    </Box>
  );
}
