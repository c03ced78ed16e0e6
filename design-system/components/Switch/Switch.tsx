import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import * as styles from './Switch.css';

export interface SwitchProps {
  label: ReactNode;
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: ReactNode;
  disabled?: boolean;
}

/** Takes effect immediately; for form values use a choice. */
export function Switch({ label, checked, onChange, help, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <Box className={styles.row}>
      <Box>
        <Box as="label" htmlFor={id} className={styles.label}>
          {label}
        </Box>
        {help && (
          <Box id={`${id}-help`} className={styles.help}>
            {help}
          </Box>
        )}
      </Box>
      <Box
        as="input"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        id={id}
        checked={checked}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)}
        className={styles.track}
        {...rest}
      />
    </Box>
  );
}
