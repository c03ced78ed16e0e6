import { Box } from '@haat/design-system/preview';
import type { ImageSources } from '@haat/openapi';

interface CoverProps {
  image: ImageSources;
  /** As the `sizes` attribute says it. */
  sizes: string;
  className: string;
  /** The largest thing of the first screen: fetched before anything else. */
  first?: boolean;
}

/** The smallest file a browser understands, with its place kept while it loads. */
export function Cover({ image, sizes, className, first = false }: CoverProps) {
  return (
    <Box as="picture">
      <Box as="source" type="image/avif" srcSet={image.avif} sizes={sizes} />
      <Box as="source" type="image/webp" srcSet={image.webp} sizes={sizes} />
      <Box
        as="img"
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </Box>
  );
}
