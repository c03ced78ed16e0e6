import { t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { skip } from './SkipLink.css';

/** The first stop of the keyboard: past the navigation, to the element with this id. */
export function SkipLink({ to, children = t('Skip to content') }: { to: string; children?: ReactNode }) {
  return (
    <Box as="a" href={`#${to}`} className={skip}>
      {children}
    </Box>
  );
}
