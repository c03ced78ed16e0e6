import { Box, Field, IconButton, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { MoveButtons } from '@haat/kinds/parts/editor/items/MoveButtons';
import { moveItem } from '@haat/kinds/parts/editor/items/moved';
import { useFocusFollows } from '@haat/kinds/parts/editor/items/use-focus-follows';
import { useUndo } from '@haat/kinds/parts/editor/items/use-undo';
import { imageBounds } from '@haat/openapi/bounds';
import { PictureInput } from '../../../components/pictures/PictureInput';
import type { Draft } from '../draft/draft';
import * as styles from './gallery.css';
import { mostPictures, usePictureUploads } from './PictureUploads';

interface GalleryFieldProps {
  gallery: Draft['gallery'];
  /** Works the pictures out of those that are there by then. */
  onChange: (change: (gallery: Draft['gallery']) => Draft['gallery']) => void;
}

/** Pictures below the cover, in their order, each with what it shows. */
export function GalleryField({ gallery, onChange }: GalleryFieldProps) {
  const upload = usePictureUploads().gallery;
  const focus = useFocusFollows();
  const offerBack = useUndo();
  const room = mostPictures - gallery.length;
  const remove = (place: number) => {
    const picture = gallery[place];
    if (!picture) return;
    onChange((now) => now.filter(({ id }) => id !== picture.id));
    offerBack(t('Picture {place} removed.', { place: place + 1 }), () =>
      onChange((now) => now.toSpliced(place, 0, picture)),
    );
  };

  return (
    <Stack space="12">
      <Text weight="strong" size="15">
        {t('More pictures')}
      </Text>
      {gallery.map((picture, place) => (
        <Box key={picture.id} className={styles.row}>
          <Box as="img" src={picture.src} alt="" className={styles.picture} />
          <Box className={styles.text}>
            <Field
              label={t('Description of picture {place}', { place: place + 1 })}
              hideLabel
              name={`gallery-${picture.id}`}
              value={picture.alt}
              onChange={(alt) =>
                onChange((now) => now.map((one) => (one.id === picture.id ? { ...one, alt } : one)))
              }
              maxLength={imageBounds.alt.maxLength}
              placeholder={t('Description|of a picture')}
              autoComplete="off"
            />
            <Inline space="0" wrap={false}>
              <MoveButtons
                id={`picture-${picture.id}`}
                name={t('picture {place}', { place: place + 1 })}
                isFirst={place === 0}
                isLast={place === gallery.length - 1}
                onMove={(by) => onChange((now) => moveItem(now, place, by))}
                focus={focus}
              />
              <IconButton
                label={t('Remove picture {place}', { place: place + 1 })}
                icon="trash"
                size={20}
                onPress={() => remove(place)}
              />
            </Inline>
          </Box>
        </Box>
      ))}
      {room > 0 && (
        <PictureInput
          label={gallery.length === 0 ? t('Add pictures') : t('Add more')}
          icon="plus"
          help={t('Up to {count}, shown below the cover. Descriptions are for screen readers.', {
            count: mostPictures,
          })}
          multiple
          upload={upload}
          atMost={room}
        />
      )}
    </Stack>
  );
}
