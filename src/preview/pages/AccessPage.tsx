import type { AccessModel } from '@haat/contract/pages';
import { Box, ButtonLink, formatPaise, Heading, Icon, Text } from '@haat/design-system/preview';
import { dayAndTime } from '../document/when';
import { Cover } from '../parts/Cover';
import { Keep } from '../parts/Keep';
import { Lines, methodName } from '../parts/Lines';
import { PageFrame } from '../parts/PageFrame';
import { Papers } from '../parts/Papers';
import { SafeHtml } from '../parts/SafeHtml';
import * as styles from '../styles/order.css';
import { wordsFor } from './payment-words';

/** The receipt and what was bought; printable, and the same whenever it is opened again. */
export function AccessPage({ model }: { model: AccessModel }) {
  const { order, link, papers, phoneEnding, site } = model;
  const { access, product } = order;
  const at = order.paidAt ?? order.createdAt;
  const method = methodName(order.method);
  const words = access ? null : wordsFor(order);
  return (
    <PageFrame
      narrow
      site={site}
      seller={product.seller}
      aside={<Box className={styles.number}>{`Order ${order.id}`}</Box>}
    >
      <Box className={styles.columns}>
        <Box>
          {access && (
            <Box className={styles.paid}>
              <Box aria-hidden className={styles.tick}>
                <Icon name="check" size={24} />
              </Box>
              <Box>
                <Text size="20" weight="strong">{`${formatPaise(order.amount)} paid`}</Text>
                <Box className={styles.stepTime}>{[dayAndTime(at), method].filter(Boolean).join(' · ')}</Box>
              </Box>
            </Box>
          )}
          <Heading level={1}>{words ? words.heading : `Thank you for “${product.title}”`}</Heading>
          <Box as="p" className={styles.lead}>
            {words
              ? words.text
              : 'Keep the SMS we just sent: its link opens this page in this browser without signing in.'}
          </Box>
          {access && (
            <Box paddingTop="24">
              <Box className={styles.got}>
                {product.cover && (
                  <Cover
                    image={product.cover}
                    sizes="(min-width: 900px) 504px, 100vw"
                    className={`${styles.gotCover} ${styles.notPrinted}`}
                  />
                )}
                <Box className={styles.gotInside}>
                  <Box>
                    <Box className={styles.stepTime}>{`From ${product.seller}`}</Box>
                    <Heading level={2} size="17">
                      {product.title}
                    </Heading>
                  </Box>
                  <SafeHtml html={access.messageHtml} headingsFrom={3} />
                  {access.redirectUrl !== null && (
                    <ButtonLink
                      href={access.redirectUrl}
                      tone="accent"
                      fullWidth
                      mainAction
                      iconAfter="arrowRight"
                    >
                      {`Go on to ${new URL(access.redirectUrl).host}`}
                    </ButtonLink>
                  )}
                </Box>
              </Box>
            </Box>
          )}
        </Box>
        <Box as="section" aria-labelledby="yours-to-keep">
          <Heading level={2} id="yours-to-keep">
            {access ? 'Yours to keep' : 'Your order'}
          </Heading>
          <Papers papers={papers} />
          {access && <Keep link={link} phoneEnding={phoneEnding} />}
          <Lines
            lines={[
              ['For', product.title],
              ['Paid to', product.seller],
              ['Amount', formatPaise(order.amount, { paiseShown: 'always' })],
              ['GST included', order.tax > 0 ? formatPaise(order.tax, { paiseShown: 'always' }) : null],
              ['Paid on', order.paidAt === null ? null : dayAndTime(order.paidAt)],
              ['Paid with', method],
              ['Order', order.id],
            ]}
          />
        </Box>
      </Box>
    </PageFrame>
  );
}
