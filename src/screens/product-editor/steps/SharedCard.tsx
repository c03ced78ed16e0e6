import { Box, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { Cover } from '../../../components/covers/Cover';
import type { Draft } from '../draft/draft';
import * as styles from './shared-card.css';

/** A link as a messenger shows it: about so, each draws it a little differently. */
export function SharedCard({ draft }: { draft: Draft }) {
  const title = draft.shareTitle.trim() || draft.title.trim() || t('Your title');
  const text = draft.shareWords.trim() || plain(draft.description);
  return (
    <Box className={draft.shareImage ? styles.tall : styles.card}>
      {draft.shareImage && (
        <Box as="img" src={draft.shareImage.src} alt={draft.shareImage.alt} className={styles.picture} />
      )}
      {!draft.shareImage && draft.cover && (
        <Cover product={{ id: draft.cover.id, cover: draft.cover }} size={64} />
      )}
      <Box className={draft.shareImage ? styles.below : styles.words}>
        <Text weight="strong" truncate>
          {title}
        </Text>
        {text && (
          <Text size="13" tone="soft" truncate>
            {text}
          </Text>
        )}
        <Text size="13" tone="soft">
          {window.location.host}
        </Text>
      </Box>
    </Box>
  );
}

/** The beginning of a text without its marks. */
const plain = (markdown: string) =>
  markdown
    .replace(/\\([!-/:-@[-`{-~])|[*_#>`[\]]/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
