import { Button, Card, List, ListRow, Money } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { CreatorForOperator } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { acts } from '../../../queries/admin.queries';
import { Decision } from '../Decision';

type Bought = CreatorForOperator['plans'][number];

const names = { PREMIUM: 'Premium', VVIP: 'VVIP' } as const;
const nameOf = ({ plan, period }: Bought) =>
  period === 'month'
    ? t('{plan}, one month', { plan: names[plan] })
    : t('{plan}, one year', { plan: names[plan] });

/** Plan payments of a creator and their refund. Empty if none. */
export function CreatorPlans({ creator: { id, plans } }: { creator: CreatorForOperator }) {
  const [selected, setSelected] = useState<Bought | null>(null);
  if (plans.length === 0) return null;
  return (
    <Card title={t('Plans')} padding="none">
      <List label={t('Plans')}>
        {plans.map((bought) => (
          <ListRow
            key={bought.orderId}
            title={nameOf(bought)}
            meta={`${fullDate(bought.at)} · ${bought.orderId}`}
            trailing={<Money paise={bought.amount} />}
            actions={
              <Button size="small" aria-haspopup="dialog" onPress={() => setSelected(bought)}>
                {t('Refund')}
              </Button>
            }
          />
        ))}
      </List>
      {selected && (
        <Decision
          about={`plan.${selected.orderId}`}
          title={t('Refund “{plan}”?', { plan: nameOf(selected) })}
          yes={t('Refund')}
          tone="critical"
          reasonHelp={t(
            'It is kept in the log. The plan ends immediately; the plan it replaced is restored.',
          )}
          maxLength={300}
          done={t('The refund has started.')}
          onYes={(reason) => acts.refundPlan(id, selected.orderId, reason)}
          onClose={() => setSelected(null)}
        />
      )}
    </Card>
  );
}
