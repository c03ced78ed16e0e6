import type { ChangeEvent, ReactNode } from 'react';
import { Box } from '../Box/Box';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  /** Given, because some forms are drawn in two places. */
  id: string;
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: ReactNode;
}

/** A form value; it also works without JavaScript. For settings that apply immediately use a switch. */
export function Checkbox({ id, label, name, checked, onChange, help }: CheckboxProps) {
  return (
    <Box className={styles.row}>
      <Box
        as="input"
        type="checkbox"
        id={id}
        name={name}
        value="yes"
        checked={checked}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)}
        className={styles.box}
      />
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
    </Box>
  );
}
