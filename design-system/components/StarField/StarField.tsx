import { plural } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { RadioGroup } from '../RadioGroup/RadioGroup';
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

const places = [1, 2, 3, 4, 5].map((value) => ({ value }));

/** One to five stars: a choice of one, by finger, by arrow keys and by name. */
export function StarField(props: StarFieldProps) {
  return (
    <RadioGroup
      {...props}
      options={places}
      look={{
        group: styles.row,
        choice: ({ value }) => styles.star({ isLit: value <= props.value }),
        radio: styles.input,
      }}
    >
      {({ value }) => (
        <>
          <Icon name="star" size={24} />
          <VisuallyHidden>{plural(value, '{count} star', '{count} stars', {})}</VisuallyHidden>
        </>
      )}
    </RadioGroup>
  );
}
