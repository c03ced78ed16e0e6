import { Box, Button, Card, Columns, Field, IconButton, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { webinarContentBounds } from '@haat/openapi/bounds';
import { useUndo } from '../editor/items/use-undo';
import type { Problems } from '../editor/problems';
import { errorOf } from '../editor/step-props';
import { freeId } from '../editor/written';
import { StartFields } from './StartFields';
import { type DateValues, nextDate } from './series.draft';
import { seriesField } from './series.rules';
import type { StartValues } from './start.draft';

interface SeriesFieldProps {
  /** The first session, after which the others follow. */
  first: StartValues & { minutes: string };
  dates: readonly DateValues[];
  /** Changes them, from what they are by then. */
  onDates: (change: (dates: readonly DateValues[]) => readonly DateValues[]) => void;
  /** On whose clocks. */
  timeZone: string;
  problems: Problems;
  onLeave: (field: string) => void;
}

/** The sessions of a series after the first: one seat is for all of them. */
export function SeriesField({ first, dates, onDates, timeZone, problems, onLeave }: SeriesFieldProps) {
  const offerBack = useUndo();
  const add = () =>
    onDates((now) => {
      const id = freeId(`s${Date.now().toString(36)}-`, now);
      return [...now, nextDate({ ...first, moreSessions: now }, id, timeZone)];
    });
  const remove = (removed: DateValues, place: number) => {
    onDates((now) => now.filter(({ id }) => id !== removed.id));
    offerBack(t('Session removed.'), () => onDates((now) => now.toSpliced(place, 0, removed)));
  };
  return (
    <Stack space="12">
      {dates.map((date, place) => (
        <DateCard
          key={date.id}
          date={date}
          number={place + 2}
          onChange={(changes) =>
            onDates((now) => now.map((one) => (one.id === date.id ? { ...one, ...changes } : one)))
          }
          onRemove={() => remove(date, place)}
          {...{ timeZone, problems, onLeave }}
        />
      ))}
      {dates.length < webinarContentBounds.moreSessions.maxItems && (
        <Box>
          <Button icon="plus" size="small" onPress={add}>
            {t('Add a session')}
          </Button>
        </Box>
      )}
      <Text size="13" tone="soft">
        {t('For a series in the same room: one seat is for all sessions, and each has its own reminders.')}
      </Text>
    </Stack>
  );
}

interface DateCardProps extends Pick<SeriesFieldProps, 'timeZone' | 'problems' | 'onLeave'> {
  date: DateValues;
  /** Among all sessions. */
  number: number;
  onChange: (changes: Partial<DateValues>) => void;
  onRemove: () => void;
}

function DateCard({ date, number, onChange, onRemove, timeZone, problems, onLeave }: DateCardProps) {
  const startsAt = seriesField(date.id, 'startsAt');
  const minutes = seriesField(date.id, 'minutes');
  return (
    <Card
      title={t('Session {number}', { number })}
      action={
        <IconButton
          label={t('Remove session {number}', { number })}
          icon="cross"
          size={20}
          onPress={onRemove}
        />
      }
    >
      <Stack space="12">
        <StartFields
          start={date}
          onChange={onChange}
          onLeave={() => onLeave(startsAt)}
          prefix={`${date.id}-`}
          timeZone={timeZone}
          error={problems[startsAt]}
        />
        <Columns template="2" space="12" collapseBelow="never" alignY="start">
          <Field
            label={t('Minutes')}
            name={`${date.id}-minutes`}
            inputMode="numeric"
            autoComplete="off"
            value={date.minutes}
            onChange={(typed) => onChange({ minutes: typed })}
            onLeave={() => onLeave(minutes)}
            {...errorOf(problems[minutes])}
          />
        </Columns>
      </Stack>
    </Card>
  );
}
