import { Box } from '../Box/Box';
import { skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /** Pixels, or a share such as "60%". Full width without one. */
  width?: number | `${number}%`;
  /** Height of the content in pixels. */
  height: number;
  radius?: 'badge' | 'control' | 'card' | 'full';
}

/** A placeholder of the size of the content. The screen itself announces that it is loading. */
export function Skeleton({ width, height, radius = 'badge' }: SkeletonProps) {
  const size = typeof width === 'number' ? `${width}px` : (width ?? '100%');
  return (
    <Box
      as="span"
      aria-hidden
      className={skeleton({ radius })}
      vars={{ '--skeleton-width': size, '--skeleton-height': `${height}px` }}
    />
  );
}
