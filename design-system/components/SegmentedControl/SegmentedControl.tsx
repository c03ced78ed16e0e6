import { type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SegmentedControl.css';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown instead of the words. */
  icon?: IconName;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** Heard before the choice: "Period". */
  label: ReactNode;
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Segment<Value>[];
}

/** The same things looked at in one of a few ways. */
export function SegmentedControl<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <Box as="fieldset">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Box className={options.every(({ icon }) => icon) ? `${styles.track} ${styles.ofIcons}` : styles.track}>
        {options.map((option) => (
          <Box
            as="label"
            key={option.value}
            className={styles.segment}
            title={option.icon ? option.label : undefined}
          >
            <Box
              as="input"
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            {option.icon ? (
              <>
                <Icon name={option.icon} />
                <VisuallyHidden>{option.label}</VisuallyHidden>
              </>
            ) : (
              option.label
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
