import type { ProductStatus } from '@haat/contract';
import { Box, IconButton, Text } from '@haat/design-system';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../app/paths';
import { ProductBadge } from '../../parts/status/product-status';
import type { SaveState } from './autosave';
import { head, headWords } from './editor.css';
import { SaveStateLine } from './SaveStateLine';

interface EditorHeadProps {
  title: string;
  status: ProductStatus;
  state: SaveState;
  onRetry: () => void;
  action: ReactNode;
}

/** The way out, what is being made, and where its words are. */
export function EditorHead({ title, status, state, onRetry, action }: EditorHeadProps) {
  return (
    <Box as="header" className={head}>
      <IconButton
        label="Back to the payment pages"
        icon="arrowLeft"
        onPress={() => navigate(paths.lists.page)}
      />
      <Box className={headWords}>
        <Text weight="strong" truncate>
          {title}
        </Text>
        <SaveStateLine state={state} isLive={status === 'published'} onRetry={onRetry} />
      </Box>
      <ProductBadge status={status} />
      {action}
    </Box>
  );
}
