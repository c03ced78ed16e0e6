import { Box, Button, Checkbox, Field, IconButton, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { quizQuestionBounds } from '@haat/openapi/bounds';
import { mostOptions, type OptionValues } from './quiz.draft';

interface OptionsFieldProps {
  /** Of the question, unique on the page. */
  name: string;
  options: readonly OptionValues[];
  /** Only one of them is right. */
  isSingle: boolean;
  onChange: (options: readonly OptionValues[]) => void;
}

/** The options of a choice, and which of them are right. */
export function OptionsField({ name, options, isSingle, onChange }: OptionsFieldProps) {
  const change = (place: number, changes: Partial<OptionValues>) =>
    onChange(options.map((option, at) => (at === place ? { ...option, ...changes } : option)));
  const mark = (place: number, isRight: boolean) =>
    isSingle
      ? onChange(options.map((option, at) => ({ ...option, isRight: at === place })))
      : change(place, { isRight });
  return (
    <Box as="fieldset" aria-label={t('Options')}>
      <Stack space="16">
        <Text weight="strong" size="15">
          {t('Options')}
        </Text>
        {options.map((option, place) => (
          // An option has no other name than its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={place} space="8">
            <Field
              label={t('Option {number}', { number: place + 1 })}
              name={`${name}-option-${place}`}
              autoComplete="off"
              maxLength={quizQuestionBounds.options.items.maxLength}
              value={option.text}
              onChange={(typed) => change(place, { text: typed })}
            />
            <Inline space="8">
              <Checkbox
                id={`${name}-right-${place}`}
                label={t('Right answer|an option')}
                name={`${name}-right-${place}`}
                checked={option.isRight}
                onChange={(isRight) => mark(place, isRight)}
              />
              {options.length > 2 && (
                <IconButton
                  label={t('Remove option {number}', { number: place + 1 })}
                  icon="trash"
                  onPress={() => onChange(options.filter((_, at) => at !== place))}
                />
              )}
            </Inline>
          </Stack>
        ))}
        {options.length < mostOptions && (
          <Box>
            <Button
              icon="plus"
              size="small"
              onPress={() => onChange([...options, { text: '', isRight: false }])}
            >
              {t('Add an option')}
            </Button>
          </Box>
        )}
      </Stack>
    </Box>
  );
}
