import { Box } from '../Box/Box';
import type { TextTone } from '../Text/Text';
import { text } from '../Text/Text.css';
import { icon } from './Icon.css';
import { type IconName, paths } from './paths';

export interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24;
  /** Without one, the colour of the text beside it. */
  tone?: TextTone;
}

/** Never the only carrier of a meaning, so assistive technology does not hear it. */
export function Icon({ name, size = 20, tone }: IconProps) {
  return (
    <Box
      as="svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      className={`${icon({ size })} ${text({ tone })}`}
    >
      <Box as="path" d={paths[name]} />
    </Box>
  );
}
