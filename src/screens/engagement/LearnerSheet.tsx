import { Box, Sheet, Stack, Stat } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MemberProgress } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { memberName } from '../../components/people/member-status';
import * as styles from './engagement.css';
import { MemberQuizList } from './MemberQuizList';

interface LearnerSheetProps {
  productId: string;
  member: MemberProgress | null;
  onClose: () => void;
}

/** One member of a product with lessons: how far they have come, and the quizzes that they tried. */
export const LearnerSheet = ({ productId, member, onClose }: LearnerSheetProps) => (
  <Sheet open={member !== null} onClose={onClose} title={member ? memberName(member) : t('Member')}>
    {member && (
      <Stack space="24">
        <Box className={styles.stats}>
          <Stat size="20" label={t('Lessons finished')} value={doneText(member)} />
          <Stat size="20" label={t('Last seen')} value={seenText(member)} />
        </Box>
        <MemberQuizList key={member.id} productId={productId} memberId={member.id} />
      </Stack>
    )}
  </Sheet>
);

const doneText = ({ done, total }: MemberProgress): string => t('{done} of {total}', { done, total });
const seenText = ({ lastSeenAt }: MemberProgress): string =>
  lastSeenAt === null ? '–' : fullDate(lastSeenAt);
