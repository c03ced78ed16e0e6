import { Box } from '@haat/design-system/preview';
import { Cover } from '@haat/kinds/parts/preview/Cover';
import type { ImageSources } from '@haat/openapi';
import * as styles from '../styles/photo.css';

interface SellerPhotoProps {
  seller: { name: string; photo?: ImageSources | undefined };
  /** What screen readers say of the photo; empty where the name stands beside it. */
  alt: string;
  /** CSS pixels, as the class says too. */
  size: 32 | 56 | 64 | 88;
  className: string;
}

/** The photo of a creator, or their initials. It waits for what is larger: a preview is seen by its cover. */
export function SellerPhoto({ seller: { name, photo }, alt, size, className }: SellerPhotoProps) {
  if (!photo)
    return (
      <Box as="span" aria-hidden className={className}>
        {initials(name)}
      </Box>
    );
  return (
    <Box as="span" className={`${className} ${styles.frame}`}>
      <Cover image={{ ...photo, alt }} sizes={`${size}px`} className={styles.photo} />
    </Box>
  );
}

/** The first letters of the first two words; whole letters in any script. */
export function initials(name: string): string {
  const nameParts = name.trim().split(/\s+/).slice(0, 2);
  return nameParts.map((part) => Array.from(part)[0] ?? '').join('');
}
