import { plural } from '@haat/words';
import { type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import { FieldFrame } from '../Field/FieldFrame';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './StarField.css';

export interface StarFieldProps {
  label: ReactNode;
  name?: string;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  help?: ReactNode;
  error?: string;
}

const places = [1, 2, 3, 4, 5];

/** One to five stars: a choice of one, by finger, by arrow keys and by name. */
export function StarField({ label, name, value, onChange, help, error }: StarFieldProps) {
  const id = useId();
  return (
    <FieldFrame group id={id} label={label} help={help} error={error}>
      <Box className={styles.row}>
        {places.map((place) => (
          <Box as="label" key={place} className={styles.star({ isLit: place <= value })}>
            <Box
              as="input"
              type="radio"
              name={name ?? id}
              value={place}
              checked={place === value}
              onChange={() => onChange(place)}
              className={styles.input}
            />
            <Icon name="star" size={24} />
            <VisuallyHidden>{plural(place, '{count} star', '{count} stars', {})}</VisuallyHidden>
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}
