import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { AskedQuestionModel } from '@haat/openapi/pages';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/order.css';
import * as words from '../styles/question.css';

/** A question before buying, for whoever asked it: sent, and later with its answer. */
export function AskedQuestionPage({ model }: { model: AskedQuestionModel }) {
  const { site, seller, product, isOfProduct, url, text, answer } = model;
  return (
    <PageFrame narrow site={site} seller={seller}>
      <Box className={`${styles.single} ${styles.stack}`}>
        <Box>
          <Heading level={1}>
            {answer === null ? t('Your question is sent') : t('{seller} answered', { seller: seller.name })}
          </Heading>
          {answer === null && (
            <Box as="p" className={styles.lead}>
              {t('The answer of {creator} comes to you, and stands on this page too.', {
                creator: seller.name,
              })}
            </Box>
          )}
        </Box>
        <Box className={words.box}>
          <Box className={words.by}>
            {product ? t('You asked about {product}', { product: product.title }) : t('You asked')}
          </Box>
          <Box className={words.text}>{text}</Box>
          {answer !== null && (
            <Box className={words.answer}>
              <Box className={words.by}>{seller.name}</Box>
              <Box className={words.text}>{answer}</Box>
            </Box>
          )}
        </Box>
        {url !== null && (
          <ButtonLink href={url} tone={answer === null ? 'neutral' : 'accent'} fullWidth>
            {product && isOfProduct
              ? t('Back to {product}', { product: product.title })
              : t('Back to the page')}
          </ButtonLink>
        )}
      </Box>
    </PageFrame>
  );
}
