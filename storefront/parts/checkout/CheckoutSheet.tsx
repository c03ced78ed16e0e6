import { Box, Heading, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import * as styles from '../../styles/checkout.css';
import * as page from '../../styles/page.css';
import { PageForm } from '../PageForm';

/** What stands inside the dialog over a preview. Closing needs no JavaScript of ours; the form is drawn and hydrated by itself. */
export function CheckoutSheet() {
  return (
    <>
      <Box className={styles.sheetHead}>
        <Heading level={2} id="sheet-title">
          {t('Your details')}
        </Heading>
        <PageForm method="dialog">
          <Box as="button" type="submit" aria-label={t('Close')} className={page.square}>
            <Icon name="cross" size={24} />
          </Box>
        </PageForm>
      </Box>
      <Box id="checkout-root" />
    </>
  );
}
