import { Box, Button, Field, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { imageBounds } from '@haat/openapi/bounds';
import { PictureInput } from '../../../components/pictures/PictureInput';
import type { Draft } from '../draft/draft';
import { cover } from '../editor.css';
import { usePictureUploads } from './PictureUploads';

interface CoverFieldProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** The picture over everything. It is sent as soon as it is chosen. */
export function CoverField({ draft, onChange }: CoverFieldProps) {
  const upload = usePictureUploads().cover;
  return (
    <Stack space="12">
      <Stack space="4">
        <Text weight="strong" size="15">
          {t('Cover')}
        </Text>
        {draft.cover && <Box as="img" src={draft.cover.src} alt={draft.cover.alt} className={cover} />}
      </Stack>
      <PictureInput
        label={draft.cover ? t('Replace') : t('Choose a picture')}
        icon={draft.cover ? 'image' : 'upload'}
        help={t('JPEG, PNG, WebP or AVIF, up to 10 MB. Wide pictures look best.')}
        upload={upload}
      >
        {draft.cover && (
          <Button tone="quiet" icon="trash" onPress={() => onChange({ cover: null })}>
            {t('Remove')}
          </Button>
        )}
      </PictureInput>
      {draft.cover && (
        <Field
          label={t('Picture description')}
          name="alt"
          optional
          value={draft.cover.alt}
          onChange={(alt) => draft.cover && onChange({ cover: { ...draft.cover, alt } })}
          maxLength={imageBounds.alt.maxLength}
          help={t('For screen readers.')}
        />
      )}
    </Stack>
  );
}
