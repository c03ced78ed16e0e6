import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { paths, signInPath } from '@haat/web/paths';
import * as styles from '../../public/styles/section.css';
import { A } from '../../public/Words';

interface PlanTakingPlaceProps {
  plan: 'PREMIUM' | 'VVIP';
  period: 'month' | 'year';
  gstBasisPoints: number;
}

/** Where a plan is taken, as the server draws it: the browser fills it once it knows who is signed in. */
export function PlanTakingPlace({ plan, period, gstBasisPoints }: PlanTakingPlaceProps) {
  return (
    <Box as="section" id="take" aria-label={t('Buying the plan')} className={styles.taking}>
      <Box id="plan-root" data-plan={plan} data-period={period} data-gst={gstBasisPoints}>
        <Box as="output" className={styles.soft}>
          {t('Loading today’s price…')}
        </Box>
        <Box as="noscript">
          <Box as="p" paddingTop="12">
            {rich(
              'This step needs JavaScript. Turn it on and reload the page, or {link} in another browser and buy the plan from your account.',
              { link: <A href={signInPath(paths.account)}>{t('sign in|in a sentence')}</A> },
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
