import { Select } from '@haat/design-system';
import { Box, Button, Field } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { ContactModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { ErrorSummary } from '../../parts/ErrorSummary';
import { errorOf, inOrder } from '../../parts/field-error';
import { PageForm } from '../../parts/PageForm';
import { Grievance } from '../../public/Grievance';
import { Call, MailTo } from '../../public/Reach';
import { contractor } from '../../public/sentences';
import * as styles from '../../public/styles/form.css';
import * as prose from '../../public/styles/prose.css';
import { A, Fact } from '../../public/Texts';
import { topicOrder, topics } from '../../public/topics';

/** In the order in which they stand. */
const fieldNames = ['topic', 'about', 'text', 'name', 'reach'] as const;
const nothing = () => {};

/** A form that needs no JavaScript, and beside it everybody there is to turn to. */
export function ContactPage({ model }: { model: ContactModel }) {
  const { values, errors, message, operator, site } = model;
  const { email, phone, address, cin, gstin } = operator;
  const mail = email && <MailTo address={email} />;
  const call = phone && <Call number={phone} />;
  const wrong = inOrder(errors, fieldNames);
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: nothing,
    ...errorOf(wrong, name),
  });
  return (
    <Box className={styles.columns}>
      <Box>
        <Box as="h1" className={prose.title}>
          {t('Contact us')}
        </Box>
        <Box as="p" className={prose.lead}>
          {t(
            'You get a ticket number immediately, and an answer from a person. Messages are read on every working day.',
          )}
        </Box>
        <PageForm
          method="post"
          action={paths.contact}
          aria-label={t('Contact us')}
          data-keep
          className={styles.form}
        >
          <ErrorSummary message={message} errors={wrong} />
          <Select
            {...field('topic')}
            label={t('What is it about?')}
            value={values.topic}
            options={topicOrder.map((value) => ({ value, label: t(topics[value].label) }))}
          />
          <Field
            {...field('about')}
            label={t('Page or order')}
            optional
            autoComplete="off"
            maxLength={300}
            help={t('The address of the page, or the number on your receipt.')}
          />
          <Field {...field('text')} label={t('Your message')} multiline rows={7} required maxLength={5_000} />
          <Field {...field('name')} label={t('Your name')} required autoComplete="name" maxLength={120} />
          <Field
            {...field('reach')}
            label={t('Email address or mobile number')}
            required
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            help={t('We will reply here. With an email address you also get a confirmation.')}
          />
          <Button type="submit" tone="accent" fullWidth mainAction>
            {t('Send the message')}
          </Button>
        </PageForm>
      </Box>
      <Box className={styles.aside}>
        <Box as="section" aria-labelledby="us-title">
          <Box as="h2" id="us-title" className={prose.heading}>
            {t('Who we are')}
          </Box>
          <Box className={prose.text}>
            <Fact
              title={contractor(site, operator)}
              rows={[
                [t('Email'), mail],
                [t('Phone'), call],
                [t('Address'), address],
                ['CIN', cin],
                ['GSTIN', gstin],
              ]}
            />
          </Box>
        </Box>
        <Box as="section" id="grievance" aria-labelledby="grievance-title" className={prose.section}>
          <Box as="h2" id="grievance-title" className={prose.heading}>
            {t('Grievance officer')}
          </Box>
          <Box className={prose.text}>
            <Grievance
              operator={operator}
              online={t('Choose “{topic}” in the form', { topic: t(topics.grievance.label) })}
            />
          </Box>
        </Box>
        <Box as="section" aria-labelledby="faster-title">
          <Box as="h2" id="faster-title" className={prose.heading}>
            {t('Self-service')}
          </Box>
          <Box className={prose.text}>
            <Box as="ul">
              <Box as="li">
                {rich('{link}, with your mobile number.', {
                  link: <A href={paths.purchases}>{t('Find your purchases')}</A>,
                })}
              </Box>
              <Box as="li">
                {rich('{link}, and how to ask the creator.', {
                  link: <A href={paths.cancellation}>{t('Refunds')}</A>,
                })}
              </Box>
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
