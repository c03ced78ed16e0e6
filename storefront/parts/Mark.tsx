import { Box } from '@haat/design-system/preview';
import * as styles from '../styles/page.css';

const outline =
  'M151-129l-2-32h-155l3 32h90v12q-9-1-18-1-31 0-45 10-14 9-14 25v1q0 10 5 17 5 6 11 9-5 4-9 10-6 10-6 23v2q0 17 9 28 9 12 26 17 16 6 38 6 10 0 18-1 8-1 15-2l3-34q-7 1-14 2-8 0-16 0-18 0-27-4-9-4-9-14 0-8 5-12 6-4 17-4 12 0 16 4 4 4 4 13v5h39q1-4 2-8 1-4 1-8 0-12-6-21-6-8-19-13-13-5-33-5-12 0-22 2-2 0-3 1-1-1-2-2-1-2-1-4 0-6 6-9 7-3 25-3 12 0 23 1 11 1 23 2v-45zM203 0v-129h20l-2-32h-82l2 32h19v129zM214-129h81v18q-2 0-5 0-32 0-48 13-16 12-16 42v3q0 30 17 44 18 14 52 14 14 0 25-3 11-2 20-6l2-36q-8 4-19 7-11 2-23 2-16 0-23-5-7-6-7-17v-2q0-12 7-17 8-6 25-6 5 0 11 1 5 0 11 0 6 1 13 2v-54h23l-2-32h-146z';

/** The mark as outlines: a preview downloads no font. */
export function Mark({ name }: { name: string }) {
  return (
    <Box as="svg" viewBox="-6 -161 366 191" className={styles.mark}>
      <Box as="title">{name}</Box>
      <Box as="path" fill="currentColor" d={outline} />
    </Box>
  );
}
