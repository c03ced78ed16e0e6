import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { thumbnail } from './Thumbnail.css';

export interface ThumbnailProps {
  /** Without a picture, an icon on the quiet ground. */
  src?: string | undefined;
  icon?: IconName;
  size?: 32 | 48 | 64;
}

/** A small cover next to a name; hidden from screen readers. */
export function Thumbnail({ src, icon = 'image', size = 48 }: ThumbnailProps) {
  if (src)
    return (
      <Box
        as="img"
        src={src}
        alt=""
        loading="lazy"
        width={size}
        height={size}
        className={thumbnail({ size })}
      />
    );
  return (
    <Box as="span" aria-hidden className={thumbnail({ size })}>
      <Icon name={icon} size={size === 32 ? 16 : 20} />
    </Box>
  );
}
