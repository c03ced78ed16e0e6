import { type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Radios } from '../RadioGroup/Radios';
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

/** Switches between views of the same content. */
export function SegmentedControl<Value extends string>({ label, ...radios }: SegmentedControlProps<Value>) {
  const id = useId();
  const isOfIcons = radios.options.every(({ icon }) => icon);
  return (
    <Box as="fieldset">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Radios
        id={id}
        {...radios}
        look={{
          group: isOfIcons ? `${styles.track} ${styles.ofIcons}` : styles.track,
          choice: styles.segment,
          radio: styles.input,
        }}
        title={(option) => (option.icon ? option.label : undefined)}
      >
        {(option) =>
          option.icon ? (
            <>
              <Icon name={option.icon} />
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          ) : (
            option.label
          )
        }
      </Radios>
    </Box>
  );
}
