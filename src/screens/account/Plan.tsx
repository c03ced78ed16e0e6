import type { User } from '@haat/contract';
import { Badge, Card, Link, Stack, Text } from '@haat/design-system';
import { paths } from '../../app/paths';
import { percent } from '../../parts/prices/fees';
import { feeRates } from '../../queries/site.queries';

/** What a sale costs on the plan of this account. */
export function Plan({ plan }: { plan: User['plan'] }) {
  const rates = feeRates();
  return (
    <Card title="Plan" action={<Badge tone={plan === 'FREE' ? 'neutral' : 'good'}>{plan}</Badge>}>
      <Stack space="8">
        <Text tone="soft">
          {percent(rates[plan])} of each sale, and {percent(rates.gst)} GST on that fee. Nothing until you
          sell.
        </Text>
        <Link href={paths.pricing} standalone iconAfter="chevronRight">
          Compare the plans
        </Link>
      </Stack>
    </Card>
  );
}
