import { Box, Button, Field, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { AskCreatorModel } from '@haat/openapi/pages';
import { BackToProduct } from '../parts/BackToProduct';
import { ErrorSummary } from '../parts/ErrorSummary';
import { errorOf, inOrder } from '../parts/field-error';
import { PageForm } from '../parts/PageForm';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/order.css';

const nothing = () => {};

/** Where somebody asks a creator before they buy; the form needs no JavaScript. */
export function AskCreatorPage({ model }: { model: AskCreatorModel }) {
  const { site, seller, product, url, action, values, errors, message, phoneEnding } = model;
  const wrong = inOrder(errors, ['text', 'reach']);
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: nothing,
    ...errorOf(wrong, name),
  });
  return (
    <PageFrame
      narrow
      site={site}
      seller={seller}
      back={product && url !== null && <BackToProduct href={url} title={product.title} />}
    >
      <Box className={`${styles.single} ${styles.stack}`}>
        <Box>
          <Heading level={1}>{t('Ask {creator}', { creator: seller.name })}</Heading>
          <Box as="p" className={styles.lead}>
            {t('{creator} gets your question, and not your number or email address.', {
              creator: seller.name,
            })}
          </Box>
        </Box>
        <PageForm
          method="post"
          action={action}
          aria-label={t('Ask {creator}', { creator: seller.name })}
          data-keep
          className={styles.stack}
        >
          <ErrorSummary message={message} errors={wrong} />
          <Field
            {...field('text')}
            label={t('Your question')}
            multiline
            rows={5}
            required
            maxLength={1_000}
            {...(product && { help: t('About {product}.', { product: product.title }) })}
          />
          <Field
            {...field('reach')}
            label={t('Email address or mobile number')}
            required={phoneEnding === null}
            optional={phoneEnding !== null}
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            help={
              phoneEnding === null
                ? t('The answer goes there, and nothing else.')
                : t('Left empty, the answer goes to your number ending in {ending}.', {
                    ending: phoneEnding,
                  })
            }
          />
          <Button type="submit" tone="accent" fullWidth mainAction>
            {t('Send the question')}
          </Button>
        </PageForm>
      </Box>
    </PageFrame>
  );
}
