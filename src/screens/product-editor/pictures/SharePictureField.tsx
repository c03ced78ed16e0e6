import { Button, Field, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { imageBounds } from '@haat/openapi/bounds';
import { PictureInput } from '../../../components/pictures/PictureInput';
import type { StepProps } from '../steps/step-props';
import { usePictureUploads } from './PictureUploads';

/** The picture that chats show with the link, where the one that is drawn will not do. It is sent as soon as it is chosen. */
export function SharePictureField({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const upload = usePictureUploads().share;
  const { shareImage } = draft;
  return (
    <Stack space="12">
      <Stack space="8">
        <Text weight="strong" size="15">
          {t('Sharing picture')}
        </Text>
        <PictureInput
          label={shareImage ? t('Replace') : t('Choose a picture')}
          icon={shareImage ? 'image' : 'upload'}
          help={
            shareImage
              ? t('Chats show its centre, about twice as wide as it is high.')
              : t('If empty, we create one from title, price and cover.')
          }
          upload={upload}
        >
          {shareImage && (
            <Button tone="quiet" icon="trash" onPress={() => onChange({ shareImage: null })}>
              {t('Remove')}
            </Button>
          )}
        </PictureInput>
      </Stack>
      {shareImage && (
        <Field
          label={t('Picture description')}
          name="shareAlt"
          optional
          value={shareImage.alt}
          onChange={(alt) => onChange({ shareImage: { ...shareImage, alt } })}
          maxLength={imageBounds.alt.maxLength}
          help={t('For screen readers.')}
        />
      )}
    </Stack>
  );
}
