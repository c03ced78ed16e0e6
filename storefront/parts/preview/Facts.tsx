import { Box, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { type Fact, FactList } from '@haat/kinds/parts/preview/FactList';

const facts = (): readonly Fact[] => [
  {
    icon: 'receipt',
    title: t('Instant receipt'),
    text: t('Sent by SMS, with a link to your purchase.'),
  },
  {
    icon: 'lock',
    title: t('Secure payment'),
    text: t('UPI, card or net banking. We will never ask for your UPI PIN.'),
  },
];

/** What people want to know before they let money go. */
export function Facts() {
  return (
    <Box as="section" aria-labelledby="before-you-pay">
      <Heading level={2} id="before-you-pay">
        {t('Before you pay')}
      </Heading>
      <FactList facts={facts()} />
    </Box>
  );
}
