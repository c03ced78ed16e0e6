import type { MouseEvent, ReactNode, Ref } from 'react';
import { Box } from '../Box/Box';
import type { IconName } from '../Icon/paths';
import { button } from './Button.css';
import { ButtonContent, type ButtonTone } from './ButtonContent';

export interface ButtonProps {
  /** Label that names the action: "Pay ₹499", not "Submit". */
  children: ReactNode;
  onPress?: () => void;
  type?: 'button' | 'submit';
  /** Accent is for the one main action of a screen. */
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  /** Loading: keeps its size and focus, is announced, and ignores presses. */
  busy?: boolean;
  disabled?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  fullWidth?: boolean;
  /** Of a quiet one: its words begin where the line above does, and what can be pressed reaches further. */
  flush?: boolean;
  /** The primary action of the page, marked in the document. */
  mainAction?: boolean;
  /** The id of the form this submits, when it stands outside of it. */
  form?: string;
  name?: string;
  value?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-controls'?: string;
  'aria-describedby'?: string;
  'aria-pressed'?: boolean;
}

export function Button({
  children,
  onPress,
  type = 'button',
  tone = 'neutral',
  size = 'regular',
  busy = false,
  icon,
  iconAfter,
  fullWidth,
  flush,
  mainAction,
  buttonRef,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else onPress?.();
  };
  return (
    <Box
      as="button"
      ref={buttonRef}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-main-action={mainAction || undefined}
      className={button({ tone, size, fullWidth, flush })}
      {...rest}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter} busy={busy}>
        {children}
      </ButtonContent>
    </Box>
  );
}
