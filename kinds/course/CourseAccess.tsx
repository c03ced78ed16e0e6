import { Box, Heading } from '@haat/design-system/preview';
import type { KindAccess } from '../kind';
import * as styles from '../parts/access/access.css';
import { linkAct } from '../parts/access/link-act';
import type { AccessPartProps } from '../parts/access/part-props';
import { learningAct } from '../parts/learning/learning-act';

/** The name of a section, above its lessons. */
const SectionHeading = ({ part: { title } }: AccessPartProps) => (
  <Box className={styles.heading}>
    <Heading level={3}>{title}</Heading>
  </Box>
);

export const access: KindAccess = {
  views: { heading: SectionHeading },
  mainAct: (context) => learningAct(context.learning) ?? linkAct(context),
};
