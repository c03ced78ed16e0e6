import type { KeyboardEventHandler, Ref } from 'react';
import { Box } from '../Box/Box';
import { button, spinner, square } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';

export interface IconButtonProps {
  /** What it does, heard and shown on hover. */
  label: string;
  icon: IconName;
  onPress?: () => void;
  onKeyDown?: KeyboardEventHandler;
  type?: 'button' | 'submit';
  busy?: boolean;
  disabled?: boolean;
  size?: 20 | 24;
  buttonRef?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-pressed'?: boolean;
  'aria-describedby'?: string;
}

export function IconButton({
  label,
  icon,
  onPress,
  type = 'button',
  busy = false,
  size = 24,
  buttonRef,
  ...rest
}: IconButtonProps) {
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
      className={`${button({ tone: 'quiet' })} ${square}`}
      {...rest}
    >
      {busy ? <Box as="span" aria-hidden className={spinner} /> : <Icon name={icon} size={size} />}
    </Box>
  );
}
