import type { SandboxModel } from '@haat/contract/pages';
import { Box, Button, formatPaise, Heading, Icon } from '@haat/design-system/preview';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/order.css';
import * as page from '../styles/page.css';

const ways = [
  ['upi', 'UPI'],
  ['card', 'Card'],
  ['netbanking', 'Net banking'],
] as const;

/** The built-in gateway's page: a test, and it says so before anything else. */
export function SandboxPage({ model }: { model: SandboxModel }) {
  const { amount, orderId, seller, session, site, title, error } = model;
  return (
    <PageFrame
      narrow
      site={site}
      back={<Box className={page.who}>Test payment</Box>}
      aside={<Box className={styles.stepTime}>{`Order ${orderId}`}</Box>}
    >
      <Box className={styles.single}>
        <Box
          as="form"
          method="post"
          action={`/sandbox/payments/${session}/form`}
          data-sandbox={`/sandbox/payments/${session}`}
          className={styles.stack}
        >
          <Box className={styles.caution}>
            <Icon name="info" size={24} />
            <Box as="p">
              <Box as="strong">No money moves here.</Box> This page stands in for a bank, so that every ending
              of a payment can be tried.
            </Box>
          </Box>
          <Box>
            <Box className={styles.sum}>{formatPaise(amount)}</Box>
            <Heading level={1}>{title}</Heading>
            <Box as="p" className={styles.lead}>{`To ${seller}`}</Box>
          </Box>
          {error !== null && (
            <Box role="alert" className={styles.bad}>
              {error}
            </Box>
          )}
          <Box as="fieldset">
            <Box as="legend" paddingBottom="8">
              Pay with
            </Box>
            <Box className={styles.ways}>
              {ways.map(([value, label], index) => (
                <Box as="label" key={value} className={styles.way}>
                  <Box as="input" type="radio" name="method" value={value} defaultChecked={index === 0} />
                  <Box as="span">{label}</Box>
                </Box>
              ))}
            </Box>
          </Box>
          <Button type="submit" name="outcome" value="success" tone="accent" fullWidth mainAction>
            {`Pay ${formatPaise(amount)}`}
          </Button>
          <Button type="submit" name="outcome" value="failed" fullWidth>
            Fail
          </Button>
          <Button type="submit" name="outcome" value="dropped" fullWidth>
            Leave
          </Button>
        </Box>
      </Box>
    </PageFrame>
  );
}
