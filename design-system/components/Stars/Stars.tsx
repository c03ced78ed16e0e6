import { t } from '@haat/i18n';
import { Box } from '../Box/Box';
import { paths } from '../Icon/paths';
import { drawing, lit, unlit } from './Stars.css';

export interface StarsProps {
  /** 0 to 5; a part of a star is a part of it. */
  value: number;
  size?: 16 | 20;
  /** In place of the words for the number. */
  label?: string;
}

const places = [0, 1, 2, 3, 4];

/** How many stars of five. */
export function Stars({ value, size = 16, label }: StarsProps) {
  return (
    <Box
      as="svg"
      // Drawn here: there is no file that a picture could show.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label ?? t('{value} of 5 stars', { value })}
      viewBox="0 0 120 24"
      width={size * 5}
      height={size}
      className={drawing}
    >
      <Five className={unlit} />
      {/* An svg inside another is cut off at its edge. */}
      <Box as="svg" x={0} y={0} width={value * 24} height={24}>
        <Five className={lit} />
      </Box>
    </Box>
  );
}

function Five({ className }: { className: string }) {
  return (
    <Box as="g" className={className}>
      {places.map((place) => (
        <Box as="path" key={place} d={paths.star} transform={`translate(${place * 24})`} />
      ))}
    </Box>
  );
}
