import { Avatar, Box, Button, Card, Notice, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { ImageSources, ProfilePictures as Pictures } from '@haat/openapi';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { PictureInput } from '../../../components/pictures/PictureInput';
import { usePictureUpload } from '../../../components/pictures/use-picture-upload';
import {
  type ProfilePictureUse,
  useProfilePictureChange,
  useProfilePictures,
} from '../../../queries/catalog/profile-pictures.queries';
import { CropSheet } from './CropSheet';
import * as styles from './photo.css';

/** What buyers see of a creator: a photo on previews and their page, and a cover across the top of it. */
export function ProfilePictures({ name }: { name: string }) {
  const pictures = useProfilePictures();
  return (
    <AsyncStates
      of={pictures}
      subject={t('Photo and cover')}
      reassurance={t('They have not changed.')}
      skeleton={<RowsSkeleton rows={2} hasTitle />}
    >
      {(shown) => (
        <Card title={t('Photo and cover')}>
          <Stack space="24">
            <Photo name={name} photo={shown.photo} />
            <Cover cover={shown.cover} />
          </Stack>
        </Card>
      )}
    </AsyncStates>
  );
}

/** Sends what was chosen and shows it at once. */
function useChange(use: ProfilePictureUse, saved: string) {
  const toast = useToast();
  const change = useProfilePictureChange(use);
  const shownIn = (pictures: Pictures) => pictures[use] !== null;
  const save = (picture: string | null) =>
    change.mutate(picture, {
      onSuccess: (pictures) =>
        toast.show({ text: shownIn(pictures) ? saved : t('Picture removed.'), tone: 'good' }),
    });
  const upload = usePictureUpload({
    place: `profile.${use}`,
    alt: () => '',
    onDone: ({ id }) => save(id),
  });
  return { change, save, upload };
}

function Photo({ name, photo }: { name: string; photo: ImageSources | null }) {
  const { change, save, upload } = useChange('photo', t('Photo saved.'));
  const [chosen, setChosen] = useState<File | null>(null);
  const choosing = { ...upload, choose: ([file]: readonly File[]) => setChosen(file ?? null) };
  return (
    <Stack space="12">
      <Text weight="strong">{t('Your photo')}</Text>
      <Avatar name={name} size={88} {...(photo && { src: photo.src })} />
      <Failure error={change.error} />
      <PictureInput
        label={photo ? t('Replace photo') : t('Choose a photo')}
        icon={photo ? 'image' : 'upload'}
        help={t('Your face or your logo. Buyers see it beside your name.')}
        upload={choosing}
      >
        {photo && (
          <Button tone="quiet" icon="trash" busy={change.isPending} onPress={() => save(null)}>
            {t('Remove photo')}
          </Button>
        )}
      </PictureInput>
      <CropSheet
        file={chosen}
        onClose={() => setChosen(null)}
        onCropped={(file) => {
          setChosen(null);
          upload.choose([file]);
        }}
      />
    </Stack>
  );
}

function Cover({ cover }: { cover: ImageSources | null }) {
  const { change, save, upload } = useChange('cover', t('Cover saved.'));
  return (
    <Stack space="12">
      <Text weight="strong">{t('Cover of your page')}</Text>
      {cover && (
        <Box
          as="img"
          src={cover.src}
          alt={t('Cover of your page')}
          width={cover.width}
          height={cover.height}
          className={styles.cover}
        />
      )}
      <Failure error={change.error} />
      <PictureInput
        label={cover ? t('Replace cover') : t('Choose a cover')}
        icon={cover ? 'image' : 'upload'}
        help={t('Across the top of your page. Wide pictures look best.')}
        upload={upload}
      >
        {cover && (
          <Button tone="quiet" icon="trash" busy={change.isPending} onPress={() => save(null)}>
            {t('Remove cover')}
          </Button>
        )}
      </PictureInput>
    </Stack>
  );
}

const Failure = ({ error }: { error: Error | null }) =>
  error && (
    <Notice tone="critical" live>
      {failureOf(error, t('The picture was not saved. Try again.')).message}
    </Notice>
  );
