import { Badge, Button, Card, Columns, Inline, Link, Money, Stack, SumList, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { CreatorForOperator } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { useCreator } from '../../../queries/admin.queries';
import { AdminSection } from '../AdminSection';
import { Adjustment } from '../money/Adjustment';
import { NewHold } from '../money/NewHold';
import { operatorPath } from '../sections';
import { CreatorLoginMethods } from './CreatorLoginMethods';
import { CreatorPages } from './CreatorPages';
import { CreatorPlans } from './CreatorPlans';

/** One creator: money, pages, and what was done about them. */
export function Creator({ id }: { id: string }) {
  const creator = useCreator(id);
  return (
    <AdminSection of={creator} subject={t('The creator')}>
      {(data) => (
        <Stack space="cards">
          <Person creator={data} />
          <Columns space="cards" template="2" collapseBelow="desktop" alignY="start">
            <MoneyCard creator={data} />
            <Stack space="cards">
              <CreatorPages products={data.products} />
              <CreatorPlans creator={data} />
              <CreatorLoginMethods creator={data} />
            </Stack>
          </Columns>
        </Stack>
      )}
    </AdminSection>
  );
}

function Person({ creator }: { creator: CreatorForOperator }) {
  const { id, name, phone, email, handle, plan, createdAt, isKycComplete } = creator;
  return (
    <Card
      title={name ?? t('No name yet')}
      action={
        <Inline space="8">
          <Badge>{plan}</Badge>
          <Badge tone={isKycComplete ? 'good' : 'caution'}>
            {isKycComplete ? t('Documents complete') : t('Documents missing')}
          </Badge>
        </Inline>
      }
    >
      <Stack space="12">
        <Text tone="soft">
          {[phone, email, handle && `@${handle}`, t('since {date}', { date: fullDate(createdAt) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Inline space="16">
          <Link href={operatorPath('log', { subject: id })} standalone iconAfter="chevronRight">
            {t('Admin actions')}
          </Link>
          <Link href={operatorPath('find')} standalone>
            {t('Search again')}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}

function MoneyCard({ creator }: { creator: CreatorForOperator }) {
  const [dialog, setDialog] = useState<'adjust' | 'hold' | null>(null);
  const { wallet, holds, adjustments } = creator;
  const close = () => setDialog(null);
  return (
    <Card title={t('Money')}>
      <Stack space="16">
        <SumList
          rows={[
            { key: 'pending', label: t('Pending'), paise: wallet.pending },
            { key: 'available', label: t('Available'), paise: wallet.available },
            { key: 'inTransit', label: t('In transit to bank'), paise: wallet.inTransit },
            { key: 'held', label: t('Held'), paise: wallet.held },
            { key: 'lifetime', label: t('Total earned'), paise: wallet.lifetime, quiet: true },
          ]}
        />
        <Inline space="8">
          <Button size="small" aria-haspopup="dialog" onPress={() => setDialog('adjust')}>
            {t('Adjust balance')}
          </Button>
          <Button
            size="small"
            aria-haspopup="dialog"
            disabled={wallet.available <= 0}
            onPress={() => setDialog('hold')}
          >
            {t('Hold money')}
          </Button>
        </Inline>
        {holds.map((hold) => (
          <Text key={hold.id} size="13">
            {rich('Held {sum} since {date}: {reason}', {
              sum: <Money key="sum" paise={hold.amount} />,
              date: fullDate(hold.at),
              reason: hold.reason,
            })}
          </Text>
        ))}
        {adjustments.map(({ at, amount, reason }) => (
          <Text key={`${at} ${amount}`} size="13" tone="soft">
            {fullDate(at)}: <Money paise={amount} sign /> {reason}
          </Text>
        ))}
      </Stack>
      {dialog === 'adjust' && <Adjustment creator={creator} onClose={close} />}
      {dialog === 'hold' && <NewHold creator={creator} onClose={close} />}
    </Card>
  );
}
