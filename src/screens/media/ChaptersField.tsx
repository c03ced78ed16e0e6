import { Button, Field, Stack, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { Chapter } from '@haat/openapi';
import { useState } from 'react';
import { useChapterChange } from '../../queries/catalog/media.queries';
import { chaptersOf, linesOf } from './chapter-lines';

/** Chapters, one in each line. */
export function ChaptersField({ mediaId, chapters }: { mediaId: string; chapters: readonly Chapter[] }) {
  const stored = linesOf(chapters);
  const [typed, setTyped] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChapterChange(mediaId);
  const save = () => {
    const read = chaptersOf(typed);
    const isRead = Array.isArray(read);
    setProblem(
      isRead ? null : t('Line {line} needs a time and a name, such as 1:05 Kneading.', { line: read.line }),
    );
    if (isRead) change.mutate(read);
  };
  const failure = change.error && failureOf(change.error, t('It could not be saved. Try again.'));
  return (
    <Stack space="12">
      <Field
        label={t('Chapters')}
        name="chapters"
        optional
        multiline
        rows={4}
        maxLength={20_000}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        placeholder={t('0:00 Introduction')}
        help={t('One in each line: when it begins, and its name.')}
        {...(problem !== null && { error: problem })}
      />
      {failure && (
        <Text tone="critical" size="13">
          {translate(failure.fields?.['chapters'] ?? failure.message)}
        </Text>
      )}
      {typed.trim() !== stored && (
        <Button busy={change.isPending} onPress={save}>
          {t('Save chapters')}
        </Button>
      )}
    </Stack>
  );
}
