import { Box, IconButton, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { SaveState } from '@haat/machines/autosave';
import type { ProductKind, ProductStatus } from '@haat/openapi';
import { homeOf, namesOf } from '@haat/web/product-kinds/product-kinds';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { ProductBadge } from '../../../components/status/product-status';
import { type Live, SaveStateLine } from '../draft/SaveStateLine';
import { head, headText } from '../editor.css';

interface EditorHeadProps {
  kind: ProductKind;
  title: string;
  status: ProductStatus;
  state: SaveState;
  live: Live;
  /** Something is typed that cannot be saved as it is. */
  isKeptBack: boolean;
  onRetry: () => void;
  action: ReactNode;
}

/** The way out, what is being made, and where its words are. */
export function EditorHead({ kind, title, status, action, ...saving }: EditorHeadProps) {
  return (
    <Box as="header" className={head}>
      <IconButton
        label={t('Back to the {many}', { many: namesOf(kind).many })}
        icon="arrowLeft"
        onPress={() => navigate(homeOf(kind))}
      />
      <Box className={headText}>
        <Text weight="strong" truncate>
          {title}
        </Text>
        <SaveStateLine {...saving} />
      </Box>
      <ProductBadge status={status} />
      {action}
    </Box>
  );
}
