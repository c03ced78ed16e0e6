import { Box, Icon } from '@haat/design-system/preview';
import type { ComponentProps, Ref } from 'react';
import * as styles from './player-layer.css';

interface ControlButtonProps {
  label: string;
  icon: ComponentProps<typeof Icon>['name'];
  onPress: () => void;
  /** A key that does the same. */
  shortcut?: string;
  className?: string;
  isBusy?: boolean;
  isPressed?: boolean;
  isOpen?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A button over a picture, 44 px or more. */
export function ControlButton({
  label,
  icon,
  onPress,
  shortcut,
  className = '',
  isBusy = false,
  isPressed,
  isOpen,
  buttonRef,
}: ControlButtonProps) {
  return (
    <Box
      as="button"
      type="button"
      ref={buttonRef}
      className={`${styles.button} ${className}`}
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      aria-busy={isBusy || undefined}
      onClick={onPress}
    >
      {isBusy ? <Box as="span" className={styles.spinner} /> : <Icon name={icon} size={24} />}
    </Box>
  );
}
