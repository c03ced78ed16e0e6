import { Box, Button, Dialog, Notice, Stack, Text, VisuallyHidden } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { selectIsOffline } from '@haat/machines/connectivity';
import {
  selectFound,
  selectHasFailed,
  selectIsBusy,
  selectIsOpen,
  selectQuery,
} from '@haat/machines/palette';
import { selectUser } from '@haat/machines/session';
import { type KeyboardEvent, useId, useState } from 'react';
import { Connectivity } from '../../actors/connectivity.actor';
import { Palette } from '../../actors/palette.actor';
import { Session } from '../../actors/session.actor';
import { readRecent, rememberedIn } from '../../components/palette/recent';
import { SearchField } from '../../components/product-chooser/SearchField';
import { readKept } from '../../queries/remembered.queries';
import { type Entry, groupsOf } from './entries';
import { Options } from './Options';
import { foot, list } from './palette.css';

/** A few words, and everything they name. */
export function PaletteDialog() {
  const palette = Palette.useActorRef();
  const isOpen = Palette.useSelector(selectIsOpen);
  return (
    <Dialog open={isOpen} onClose={() => palette.send({ type: 'close' })} title={t('Search')}>
      {isOpen && <Search />}
    </Dialog>
  );
}

function Search() {
  const palette = Palette.useActorRef();
  const query = Palette.useSelector(selectQuery);
  const found = Palette.useSelector(selectFound);
  const isBusy = Palette.useSelector(selectIsBusy);
  const hasFailed = Palette.useSelector(selectHasFailed);
  const owner = Session.useSelector(selectUser)?.id ?? '';
  const [recent] = useState(() => readRecent(readKept(rememberedIn(owner))));
  const [active, setActive] = useState(0);
  const id = useId();
  const groups = groupsOf(query, { recent, found });
  const entries = groups.flatMap((group) => group.entries);
  // What was found meanwhile may be less.
  const at = Math.min(active, entries.length - 1);

  const choose = ({ href, label }: Entry) => palette.send({ type: 'item.choose', item: { href, label } });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = entries[at];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((at + step + entries.length) % entries.length);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <Stack space="12">
      <SearchField
        id={id}
        label={t('Products, buyers, sales and screens')}
        placeholder={t('Products, buyers, screens')}
        maxLength={80}
        value={query}
        onChange={(text) => {
          setActive(0);
          palette.send({ type: 'query.change', query: text });
        }}
        onKeyDown={onKeyDown}
        active={entries.length > 0 ? at : null}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Box id={`${id}-list`} role="listbox" aria-label={t('Results')} aria-busy={isBusy} className={list}>
        <Options id={id} groups={groups} active={at} onChoose={choose} />
      </Box>
      <Box as="output">
        {entries.length === 0 ? (
          <Text tone="soft">
            {isBusy ? t('Searching') : t('No results for “{words}”.', { words: query.trim() })}
          </Text>
        ) : (
          <VisuallyHidden>{isBusy ? t('Searching') : countOf(entries.length)}</VisuallyHidden>
        )}
      </Box>
      {hasFailed && <NotSearched onRetry={() => palette.send({ type: 'search.retry' })} />}
      <Box className={foot}>
        <Button size="small" tone="quiet" onPress={() => palette.send({ type: 'help.open' })}>
          {t('Keyboard shortcuts')}
        </Button>
      </Box>
    </Stack>
  );
}

const countOf = (count: number) => plural(count, '{count} result', '{count} results', {});

/** Why only what this device knows by itself was found. */
function NotSearched({ onRetry }: { onRetry: () => void }) {
  const isOffline = Connectivity.useSelector(selectIsOffline);
  return (
    <Notice
      tone="caution"
      title={t('Products, buyers and sales were not searched')}
      {...(isOffline && { icon: 'wifiOff' })}
    >
      <Stack space="8">
        <Text>
          {isOffline
            ? t('You are offline. You can still find screens.')
            : t('Search is not available. You can still find screens.')}
        </Text>
        <Box>
          <Button size="small" icon="refresh" onPress={onRetry}>
            {t('Retry')}
          </Button>
        </Box>
      </Stack>
    </Notice>
  );
}
