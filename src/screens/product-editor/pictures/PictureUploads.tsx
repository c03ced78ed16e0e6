import type { ImageSources, ProductKind } from '@haat/openapi';
import { createContext, type ReactNode, useContext } from 'react';
import { type PictureUpload, usePictureUpload } from '../../../components/pictures/use-picture-upload';
import type { DraftStore } from '../draft/draft-store';

/** So many stand below the cover. */
export const mostPictures = 8;

interface Uploads {
  cover: PictureUpload;
  gallery: PictureUpload;
  share: PictureUpload;
}

const UploadsContext = createContext<Uploads | null>(null);

interface PictureUploadsProps {
  owner: string;
  kind: ProductKind;
  store: DraftStore;
  children: ReactNode;
}

/** Sends the pictures of a product whichever step is looked at. */
export function PictureUploads({ owner, kind, store, children }: PictureUploadsProps) {
  const place = `${owner}.${store.get().product?.id ?? `new.${kind}`}`;
  const cover = usePictureUpload({
    place: `${place}.cover`,
    alt: () => store.get().draft.cover?.alt || store.get().draft.title.trim(),
    onDone: (picture) => store.change({ cover: picture }),
  });
  const gallery = usePictureUpload({
    place: `${place}.gallery`,
    alt: () => '',
    onDone: (picture) => store.change({ gallery: withPicture(store.get().draft.gallery, picture) }),
  });
  const share = usePictureUpload({
    place: `${place}.share`,
    alt: () => store.get().draft.shareImage?.alt || store.get().draft.title.trim(),
    onDone: (picture) => store.change({ shareImage: picture }),
  });
  return <UploadsContext value={{ cover, gallery, share }}>{children}</UploadsContext>;
}

/** The same picture may be there already, or there may be no room any more. */
const withPicture = (gallery: readonly ImageSources[], picture: ImageSources) =>
  gallery.length < mostPictures && gallery.every(({ id }) => id !== picture.id)
    ? [...gallery, picture]
    : gallery;

export function usePictureUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('usePictureUploads needs PictureUploads as an ancestor');
  return uploads;
}
