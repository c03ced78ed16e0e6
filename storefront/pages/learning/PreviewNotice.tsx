import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PreviewedVersion } from '@haat/openapi/pages';
import * as styles from '../../styles/learning.css';

const shown = {
  draft: 'Your draft, with every lesson open. Nothing you do here is kept.',
  changed: 'Your unpublished changes, with every lesson open. Nothing you do here is kept.',
  published: 'What buyers have now, with every lesson open. Nothing you do here is kept.',
} as const satisfies Record<PreviewedVersion, string>;

/** Says to a creator that they are not learning, and which version they see. Nothing for buyers. */
export const PreviewNotice = ({ preview }: { preview: PreviewedVersion | null }) =>
  preview === null ? null : (
    <Box as="aside" aria-label={t('Preview')} className={styles.preview}>
      <Icon name="eye" size={20} />
      <Box>
        <Box as="strong">{t('Preview')}</Box>
        <Box>{t(shown[preview])}</Box>
      </Box>
    </Box>
  );
