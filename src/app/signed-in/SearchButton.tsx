import { Box, Icon, IconButton, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { Palette } from '../../actors/palette.actor';
import { grow, row, tab } from './place.css';

/** Opens the search: an icon on a phone, a place beside the others elsewhere. */
export function SearchButton({ look }: { look: 'tab' | 'row' | 'icon' }) {
  const palette = Palette.useActorRef();
  const open = () => palette.send({ type: 'palette.open' });
  if (look === 'icon')
    return <IconButton label={t('Search')} icon="search" aria-haspopup="dialog" onPress={open} />;
  return (
    <Box
      as="button"
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className={look === 'row' ? row : tab}
    >
      <Icon name="search" size={look === 'tab' ? 24 : 20} />
      <Box as="span" className={look === 'row' ? grow : undefined}>
        {t('Search')}
      </Box>
      {look === 'row' && (
        <Text as="span" size="13" tone="soft">
          Ctrl K
        </Text>
      )}
    </Box>
  );
}
