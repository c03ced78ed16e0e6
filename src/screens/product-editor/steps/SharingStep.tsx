import { Box, Field, Heading, Select, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { seoBounds } from '@haat/openapi/bounds';
import type { Draft } from '../draft/draft';
import { SharePictureField } from '../pictures/SharePictureField';
import { SharedCard } from './SharedCard';
import type { StepProps } from './step-props';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'bn', label: 'বাংলা' },
  { value: 'gu', label: 'ગુજરાતી' },
  { value: 'kn', label: 'ಕನ್ನಡ' },
  { value: 'ml', label: 'മലയാളം' },
  { value: 'mr', label: 'मराठी' },
  { value: 'pa', label: 'ਪੰਜਾਬੀ' },
  { value: 'ta', label: 'தமிழ்' },
  { value: 'te', label: 'తెలుగు' },
] as const satisfies readonly { value: Draft['language']; label: string }[];

const accents = [
  { value: 'none', label: 'Marigold (default)' },
  { value: '#A8502D', label: 'Terracotta' },
  { value: '#1C7247', label: 'Leaf' },
  { value: '#3A3FA8', label: 'Indigo' },
  { value: '#B03A6B', label: 'Rose' },
  { value: '#6B2D5C', label: 'Plum' },
] as const satisfies readonly { value: string; label: Phrase }[];

/** How it looks where its link is sent, and the colour and language of its page. */
export function SharingStep({ draft, onChange }: StepProps) {
  const { accent } = draft;
  const isOther = accent !== null && accents.every(({ value }: { value: string }) => value !== accent);
  return (
    <Stack space="24">
      <Box as="section" aria-label={t('Link preview')}>
        <Stack space="12">
          <Heading level={2} size="17">
            {t('Link preview')}
          </Heading>
          <SharedCard draft={draft} />
        </Stack>
      </Box>
      <SharePictureField draft={draft} onChange={onChange} />
      <Field
        label={t('Title for sharing')}
        name="shareTitle"
        optional
        value={draft.shareTitle}
        onChange={(shareTitle) => onChange({ shareTitle })}
        maxLength={seoBounds.title.maxLength}
        autoComplete="off"
        help={t('If empty, the product title is used. Also shown in search results.')}
      />
      <Field
        label={t('Description for sharing')}
        name="shareWords"
        optional
        multiline
        rows={3}
        value={draft.shareWords}
        onChange={(shareWords) => onChange({ shareWords })}
        maxLength={seoBounds.description.maxLength}
        help={t('If empty, the beginning of the description is used.')}
      />
      <Select
        label={t('Button colour')}
        name="accent"
        value={accent ?? 'none'}
        onChange={(value) => onChange({ accent: value === 'none' ? null : value })}
        options={[
          ...accents.map(({ value, label }) => ({ value, label: t(label) })),
          ...(isOther ? [{ value: accent, label: t('Your own, {colour}', { colour: accent }) }] : []),
        ]}
        help={t('Adjusted automatically so that the text stays readable.')}
      />
      <Select
        label={t('Content language')}
        name="language"
        value={draft.language}
        onChange={(language) => onChange({ language })}
        options={languages}
        help={t('Your text is not translated. The page and the checkout around it use this language.')}
      />
      <Text size="13" tone="soft">
        {t('Messaging apps cache link previews: changes may take a day to appear.')}
      </Text>
    </Stack>
  );
}
