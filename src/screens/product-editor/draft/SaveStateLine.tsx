import { Button, Icon, Inline, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { SaveState } from '@haat/machines/autosave';
import { failureOf } from '@haat/machines/failure';
import { clockTime, dayNumber, shortDate } from '@haat/web/time/when';
import { LiveRegion } from '../../../components/async-states/LiveRegion';

/** Of what buyers have already: whether it says the same as what is written here. Null for a draft. */
export type Live = 'changed' | 'same' | null;

interface SaveStateLineProps {
  state: SaveState;
  live: Live;
  /** Something is typed that cannot be saved as it is. */
  isKeptBack: boolean;
  onRetry: () => void;
}

/** Where the words are: on the server, on the way, or only here. */
export function SaveStateLine(props: SaveStateLineProps) {
  return (
    <LiveRegion>
      <Line {...props} />
    </LiveRegion>
  );
}

function Line({ state, live, isKeptBack, onRetry }: SaveStateLineProps) {
  if (state.is === 'new') {
    return (
      <Text as="span" size="13" tone="soft">
        {t('A title is enough to start')}
      </Text>
    );
  }
  if (state.is === 'kept' && state.error !== undefined) {
    return (
      <Inline space="4" wrap={false}>
        <Icon name="cloudOff" size={16} tone="caution" />
        <Text as="span" size="13" tone="caution" truncate>
          {failureOf(state.error, t('Saved on this device, not sent yet')).message}
        </Text>
        <Button tone="quiet" size="small" onPress={onRetry}>
          {t('Retry')}
        </Button>
      </Inline>
    );
  }
  if (state.is === 'saved' && isKeptBack) {
    return (
      <Inline space="4" wrap={false}>
        <Icon name="alert" size={16} tone="caution" />
        <Text as="span" size="13" tone="caution" truncate>
          {t('Not everything is saved yet')}
        </Text>
      </Inline>
    );
  }
  const isSaved = state.is === 'saved';
  const tone = isSaved ? (live === 'changed' ? 'caution' : 'good') : 'soft';
  return (
    <Inline space="4" wrap={false}>
      {isSaved && <Icon name="cloudDone" size={16} tone={tone} />}
      <Text as="span" size="13" weight={isSaved ? 'strong' : 'regular'} tone={tone} truncate>
        {wordsOf(state, live)}
      </Text>
    </Inline>
  );
}

function wordsOf(state: SaveState, live: Live): string {
  switch (state.is) {
    case 'new':
      return '';
    case 'saving':
      return t('Saving…');
    case 'kept':
      return t('Saved on this device');
    case 'conflicted':
      return t('Changed elsewhere: choose below');
    case 'saved':
      if (live === 'same') return t('Everything is published');
      return live === 'changed'
        ? t('Unpublished changes, saved {when}', { when: momentOf(state.at) })
        : t('Saved {when}', { when: momentOf(state.at) });
  }
}

/** The clock for today, the date for before. */
const momentOf = (at: Date) => (dayNumber(at) === dayNumber(new Date()) ? clockTime(at) : shortDate(at));
