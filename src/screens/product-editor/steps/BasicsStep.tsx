import { Field, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { errorOf } from '@haat/kinds/parts/editor/step-props';
import { newProductBounds } from '@haat/openapi/bounds';
import { RichField } from '../../../components/rich-text/RichField';
import type { Draft } from '../draft/draft';
import { CoverField } from '../pictures/CoverField';
import { GalleryField } from '../pictures/GalleryField';
import { TrailerField } from '../pictures/TrailerField';
import type { StepProps } from './step-props';

interface BasicsStepProps extends StepProps {
  onGallery: (change: (gallery: Draft['gallery']) => Draft['gallery']) => void;
}

export function BasicsStep({ draft, onChange, onGallery, problems, onLeave }: BasicsStepProps) {
  return (
    <Stack space="24">
      <Field
        label={t('Title')}
        name="title"
        value={draft.title}
        onChange={(title) => onChange({ title })}
        onLeave={() => onLeave('title')}
        maxLength={newProductBounds.title.maxLength}
        help={t('What people pay for, in a few words.')}
        autoComplete="off"
        {...errorOf(problems['title'])}
      />
      <RichField
        label={t('Description')}
        name="description"
        optional
        rows={6}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        maxLength={newProductBounds.description.maxLength}
        help={t('What they get, when and how.')}
      />
      <CoverField draft={draft} onChange={onChange} />
      <TrailerField draft={draft} onChange={onChange} />
      <GalleryField gallery={draft.gallery} onChange={onGallery} />
    </Stack>
  );
}
