import { Button, Card, IconButton, List, ListRow, Select, Stack, Text } from '@haat/design-system';
import { language as readingLanguage, t, translate } from '@haat/i18n';
import { FileInput } from '@haat/kinds/parts/editor/uploads/FileInput';
import { failureOf } from '@haat/machines/failure';
import type { CaptionTrack } from '@haat/openapi';
import { useRef, useState } from 'react';
import { useCaptionChanges } from '../../queries/catalog/media.queries';

/** Languages that people here speak, by their codes. */
const languages = ['hi', 'en', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml', 'pa', 'or', 'as', 'ur'] as const;

/** In words of whoever reads. */
const nameOf = (code: string): string =>
  new Intl.DisplayNames([readingLanguage()], { type: 'language', fallback: 'code' }).of(code) ?? code;

/** Captions in several languages, each from a WebVTT or SRT file. */
export function CaptionsField({ mediaId, captions }: { mediaId: string; captions: readonly CaptionTrack[] }) {
  const [language, setLanguage] = useState<string>(languages[0]);
  const input = useRef<HTMLInputElement>(null);
  const { set, remove } = useCaptionChanges(mediaId);
  const error = set.error ?? remove.error;
  const isReplaced = captions.some((one) => one.language === language);
  return (
    <Stack space="12">
      <Text weight="strong">{t('Captions|of a video')}</Text>
      {captions.length > 0 && (
        <Card padding="none">
          <List label={t('Captions|of a video')}>
            {captions.map(({ language: code, label }) => (
              <ListRow
                key={code}
                title={label}
                actions={
                  <IconButton
                    label={t('Delete captions: {language}', { language: nameOf(code) })}
                    icon="trash"
                    onPress={() => remove.mutate(code)}
                  />
                }
              />
            ))}
          </List>
        </Card>
      )}
      <Select
        label={t('Language of the captions')}
        name="captions-language"
        value={language}
        onChange={setLanguage}
        options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
        help={t('A WebVTT or SRT file for each language.')}
      />
      <FileInput ref={input} onFiles={([file]) => file && set.mutate({ language, file })} />
      <Button icon="upload" busy={set.isPending} onPress={() => input.current?.click()}>
        {isReplaced ? t('Replace captions') : t('Upload captions')}
      </Button>
      {error && (
        <Text tone="critical" size="13">
          {translate(failureOf(error, t('It could not be saved. Try again.')).message)}
        </Text>
      )}
    </Stack>
  );
}
