import { Button, Checkbox, Dialog, Inline, Stack, Text } from '@haat/design-system';
import { type Phrase, plural, t, translate } from '@haat/i18n';
import { startInWords } from '@haat/kinds/parts/live/start-in-words';
import { failureOf } from '@haat/machines/failure';
import type { DateDifference, DatePart, DatesChanged, ProductDates } from '@haat/openapi';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useChangeDates } from '../../../queries/catalog/dates.queries';

/** What each part is called. */
export const partNames = {
  title: 'Title',
  description: 'Description',
  pictures: 'Pictures',
  prices: 'Prices',
  seats: 'Seats',
  details: 'Length, outcomes and files',
  questions: 'Questions',
  thankYou: 'Thank-you message',
  appearance: 'Colour, language and text in chats',
} as const satisfies Record<DatePart, Phrase>;

interface ChangeDatesDialogProps {
  productId: string;
  dates: ProductDates;
  isOpen: boolean;
  onClose: () => void;
  onChanged: (changed: DatesChanged) => void;
}

/** Which of what is written here the other dates get too. What was changed here is chosen already. */
export function ChangeDatesDialog({ productId, dates, isOpen, onClose, onChanged }: ChangeDatesDialogProps) {
  const { differences, isPublished, version } = dates;
  const [chosen, setChosen] = useState<ReadonlySet<DatePart>>(
    () => new Set(differences.filter(({ isChanged }) => isChanged).map(({ part }) => part)),
  );
  const change = useChangeDates(productId);
  const close = () => {
    change.reset();
    onClose();
  };
  const choose = (part: DatePart, isChosen: boolean) => {
    change.reset();
    setChosen((now) => new Set(isChosen ? [...now, part] : [...now].filter((one) => one !== part)));
  };
  const send = () => {
    const parts = differences.map(({ part }) => part).filter((part) => chosen.has(part));
    if (parts.length > 0) change.mutate({ parts, version }, { onSuccess: onChanged });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('Also change the other dates')}
      onSubmit={send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button tone="accent" type="submit" busy={change.isPending} disabled={chosen.size === 0}>
            {isPublished ? t('Change and publish') : t('Change them')}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text tone="soft">
          {t('Choose what they get from this date. Their own day, time, link, room and recordings stay.')}
        </Text>
        {differences.map((difference) => (
          <PartChoice
            key={difference.part}
            difference={difference}
            isChosen={chosen.has(difference.part)}
            onChange={choose}
          />
        ))}
        <Text tone="soft" size="13">
          {isPublished
            ? t(
                'Buyers see it at once on dates that are on sale, unless you have other unpublished changes there.',
              )
            : t(
                'This date is not published like this yet, so the others are only saved. Publish each one when it is ready.',
              )}
        </Text>
        {change.error && <Refused error={change.error} items={dates.items} />}
      </Stack>
    </Dialog>
  );
}

interface PartChoiceProps {
  difference: DateDifference;
  isChosen: boolean;
  onChange: (part: DatePart, isChosen: boolean) => void;
}

function PartChoice({ difference: { part, dates }, isChosen, onChange }: PartChoiceProps) {
  return (
    <Checkbox
      id={`dates-${part}`}
      name={part}
      label={t(partNames[part])}
      help={plural(dates, 'Different on {count} other date', 'Different on {count} other dates', {})}
      checked={isChosen}
      onChange={(next) => onChange(part, next)}
    />
  );
}

/** Which date it was, and why. */
function Refused({ error, items }: { error: unknown; items: ProductDates['items'] }) {
  const [refused] = Object.entries(failureOf(error, '').fields ?? {});
  const date = refused && items.find(({ id }) => id === refused[0]);
  return (
    <Stack space="8">
      <FailureNotice of={error} fallback={t('Nothing was changed. Try again in a moment.')} />
      {refused && date && (
        <Text>
          {date.startsAt === null ? date.title : startInWords(new Date(date.startsAt), date.timeZone)}
          {': '}
          {translate(refused[1])}
        </Text>
      )}
    </Stack>
  );
}
