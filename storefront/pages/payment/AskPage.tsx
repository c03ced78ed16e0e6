import { Box, Button, ButtonLink, formatPaise, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { AskModel } from '@haat/openapi/pages';
import { dayAndTime } from '../../document/time/when';
import { Lines } from '../../parts/Lines';
import { OrderFrame } from '../../parts/order/OrderFrame';
import { PageForm } from '../../parts/PageForm';
import * as styles from '../../styles/order.css';

/** Where a buyer gets the link by which somebody else pays their order. */
export function AskPage({ model: { creator, link, order, site } }: { model: AskModel }) {
  const sum = formatPaise(order.amount);
  return (
    <OrderFrame site={site} order={order} creator={creator}>
      <Box className={styles.stack}>
        <Box>
          <Box className={styles.sum}>{sum}</Box>
          <Heading level={1}>
            {link === null ? t('Ask somebody else to pay') : t('Send them this link')}
          </Heading>
          <Box as="p" className={styles.lead}>
            {t(
              'Whoever opens it sees what you are buying, the amount and your name, and can pay. It opens for you, and you get the receipt by SMS.',
            )}
          </Box>
        </Box>
      </Box>
      <Box className={styles.stack}>
        {link === null ? (
          <PageForm method="post" action={`/cashfree/ask?id=${order.id}`}>
            <Button type="submit" tone="accent" icon="link" fullWidth mainAction>
              {t('Get a link that pays {sum}', { sum })}
            </Button>
          </PageForm>
        ) : (
          <SendLink link={link} title={piecesTitle(order.product.title, order.quantity)} sum={sum} />
        )}
        <ButtonLink href={`/cashfree?id=${order.id}`} fullWidth>
          {t('Pay it myself')}
        </ButtonLink>
        {link !== null && (
          <Box as="p" className={styles.stepTime}>
            {t(
              'It works until {time}. If only a few are left, one is kept for you from the moment they begin to pay.',
              {
                time: dayAndTime(order.expiresAt),
              },
            )}
          </Box>
        )}
        <Lines
          lines={[
            [t('For|what'), piecesTitle(order.product.title, order.quantity)],
            [t('Order|number'), order.id],
          ]}
        />
      </Box>
    </OrderFrame>
  );
}

/** Copying and sharing are shown by touch.ts; without a script the link can be selected, and WhatsApp is a link. */
function SendLink({ link, title, sum }: { link: string; title: string; sum: string }) {
  const text = t('Could you pay {sum} for “{title}” for me? {link}', { sum, title, link });
  return (
    <>
      <Box as="p" className={styles.address}>
        {link}
      </Box>
      <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(text)}`} tone="accent" fullWidth mainAction>
        {t('Send by WhatsApp')}
      </ButtonLink>
      <Box className={styles.linkActions}>
        <Box as="button" type="button" hidden data-copy={link} className={styles.keepAction}>
          {t('Copy the link')}
        </Box>
        <Box
          as="button"
          type="button"
          hidden
          data-share={link}
          data-title={title}
          className={styles.keepAction}
        >
          {t('Share the link')}
        </Box>
      </Box>
    </>
  );
}
