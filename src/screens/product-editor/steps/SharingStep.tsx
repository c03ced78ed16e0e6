import { Box, Field, Heading, Select, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
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
  { value: 'none', label: 'Marigold, as everywhere here' },
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
      <Box as="section" aria-label={t('When its link is sent')}>
        <Stack space="12">
          <Heading level={2} size="17">
            {t('When its link is sent')}
          </Heading>
          <SharedCard draft={draft} />
        </Stack>
      </Box>
      <SharePictureField draft={draft} onChange={onChange} />
      <Field
        label={t('Title where it is shared')}
        name="shareTitle"
        optional
        value={draft.shareTitle}
        onChange={(shareTitle) => onChange({ shareTitle })}
        maxLength={120}
        autoComplete="off"
        help={t('Left empty, it is the title of the basics. Search engines show it too.')}
      />
      <Field
        label={t('Words below it')}
        name="shareWords"
        optional
        multiline
        rows={3}
        value={draft.shareWords}
        onChange={(shareWords) => onChange({ shareWords })}
        maxLength={300}
        help={t('Left empty, they are the beginning of the description.')}
      />
      <Select
        label={t('Colour of the button')}
        name="accent"
        value={accent ?? 'none'}
        onChange={(value) => onChange({ accent: value === 'none' ? null : value })}
        options={[
          ...accents.map(({ value, label }) => ({ value, label: t(label) })),
          ...(isOther ? [{ value: accent, label: t('Your own, {colour}', { colour: accent }) }] : []),
        ]}
        help={t('It is made lighter or darker until the words on it can be read.')}
      />
      <Select
        label={t('Language of your words')}
        name="language"
        value={draft.language}
        onChange={(language) => onChange({ language })}
        options={languages}
        help={t(
          'Your words stay as they are. The page and the payment around them are in Hindi if you choose it, else in English.',
        )}
      />
      <Text size="13" tone="soft">
        {t(
          'Messengers keep a picture of a link for a while: what is changed here may take a day to show there.',
        )}
      </Text>
    </Stack>
  );
}
