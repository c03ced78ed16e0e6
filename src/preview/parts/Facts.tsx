import { Box, Heading, Icon, Text } from '@haat/design-system/preview';
import * as styles from '../styles/preview.css';

const facts = [
  {
    icon: 'receipt',
    title: 'A receipt at once',
    text: 'It comes by SMS, with a link that opens what you paid for.',
  },
  {
    icon: 'lock',
    title: 'Secure payment',
    text: 'UPI, card or net banking. Nobody here will ever ask for your UPI PIN.',
  },
] as const;

/** What people want to know before they let money go. */
export function Facts() {
  return (
    <Box as="section" aria-labelledby="before-you-pay">
      <Heading level={2} id="before-you-pay">
        Before you pay
      </Heading>
      <Box className={styles.facts}>
        {facts.map(({ icon, title, text }) => (
          <Box key={title} className={styles.fact}>
            <Icon name={icon} tone="soft" />
            <Box>
              <Text weight="strong">{title}</Text>
              <Text tone="soft">{text}</Text>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
