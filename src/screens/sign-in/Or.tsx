import { Box, Inline, Text } from '@haat/design-system';
import { t } from '@haat/i18n';

/** Between two ways of doing the same. */
export const Or = () => (
  <Inline space="16" wrap={false}>
    <Box grow="1" borderTop="line" aria-hidden />
    <Text tone="soft">{t('or')}</Text>
    <Box grow="1" borderTop="line" aria-hidden />
  </Inline>
);
