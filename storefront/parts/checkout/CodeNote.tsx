import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import type { PreviewModel } from '@haat/openapi/pages';
import { publicDiscountText } from '../../document/pricing/public-discount-text';
import { dayAndMonth } from '../../document/time/when';
import * as styles from '../../styles/code.css';

/** Why the prices are lower than usual, or why the code of the link does nothing. */
export function CodeNote({ model }: { model: Pick<PreviewModel, 'product' | 'refusedCode'> }) {
  const { reduction } = model.product;
  if (model.refusedCode)
    return (
      <Box className={`${styles.note} ${styles.caution}`}>
        {t('{code}: {why} These are the usual prices.', {
          code: model.refusedCode.code,
          why: sentence(model.refusedCode.message),
        })}
      </Box>
    );
  if (!reduction) return null;
  const named = [reduction.code, publicDiscountText(reduction)].filter(Boolean).join(': ');
  return (
    <Box className={`${styles.note} ${styles.good}`}>
      {reduction.endsAt
        ? t('{what}, until {day}', { what: named, day: dayAndMonth(reduction.endsAt) })
        : named}
    </Box>
  );
}
