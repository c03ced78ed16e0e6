import {
  Badge,
  type BadgeTone,
  Box,
  Button,
  Card,
  CardPart,
  Icon,
  Link,
  List,
  ListRow,
  Stack,
  Text,
} from '@haat/design-system';
import { type Phrase, t, translate } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { selectUser } from '@haat/machines/session';
import type { Kyc, PayoutAccount } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { Session } from '../../actors/session.actor';
import { AddAccountSheet } from './AddAccountSheet';
import { RemoveAccountDialog } from './RemoveAccountDialog';

/** At a time; the server says so too. */
const most = 5;

/** The second step: where the money goes. */
export function AccountsStep({ kyc }: { kyc: Kyc }) {
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<PayoutAccount | null>(null);
  const { status, accounts, coolingHours } = kyc;
  const hasName = status === 'panDoubtful' || status === 'panVerified' || status === 'complete';
  const isNext = hasName && status !== 'panDoubtful' && accounts.length === 0;

  return (
    <Card title={t('Payout account')} padding="none">
      {accounts.length > 0 && (
        <List label={t('Payout accounts')}>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onRemove={() => setLeaving(account)} />
          ))}
        </List>
      )}
      <CardPart ruled={accounts.length > 0}>
        <Stack space="16">
          <Words hasName={hasName} count={accounts.length} coolingHours={coolingHours} />
          {hasName && accounts.length < most && (
            <Button
              icon="plus"
              tone={isNext ? 'accent' : 'neutral'}
              aria-haspopup="dialog"
              fullWidth
              onPress={() => setIsAdding(true)}
            >
              {t('Add an account')}
            </Button>
          )}
        </Stack>
      </CardPart>
      <AddAccountSheet isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <RemoveAccountDialog account={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

interface WordsProps {
  hasName: boolean;
  count: number;
  coolingHours: number;
}

function Words({ hasName, count, coolingHours }: WordsProps) {
  const user = Session.useSelector(selectUser);
  if (!hasName)
    return (
      <Text tone="soft">{t('Add your PAN first: a bank account or UPI ID has to be in the same name.')}</Text>
    );
  if (count >= most)
    return <Text tone="soft">{t('You can have up to five accounts. Remove one to add another.')}</Text>;
  return (
    <Text tone="soft">
      {t(
        'A bank account or UPI ID in your own name. For your safety a new account can be used after {hours} hours, and we notify you by email when one is added.',
        { hours: coolingHours },
      )}
      {user?.email === null && (
        <>
          {' '}
          {rich('You have not added an email: {link}.', {
            link: (
              <Link key="link" href={paths.account}>
                {t('add your email')}
              </Link>
            ),
          })}
        </>
      )}
    </Text>
  );
}

const badges = {
  verified: { tone: 'good', text: 'Verified' },
  checking: { tone: 'caution', text: 'Verifying with the bank' },
  doubtful: { tone: 'caution', text: 'Under review' },
  refused: { tone: 'critical', text: 'Rejected' },
} as const satisfies Record<PayoutAccount['status'], { tone: BadgeTone; text: Phrase }>;

function AccountRow({ account, onRemove }: { account: PayoutAccount; onRemove: () => void }) {
  const { kind, status, shown, holder, reason, usableAt } = account;
  const { tone, text } = badges[status];
  const [now] = useState(Date.now);
  const isCooling = status === 'verified' && Date.parse(usableAt) > now;
  return (
    <ListRow
      leading={<Icon name={kind === 'bank' ? 'bank' : 'mobile'} size={24} tone="soft" />}
      title={shown}
      meta={holder ?? (kind === 'bank' ? t('Bank account') : t('UPI ID'))}
      truncate={false}
      below={
        <Stack space="8">
          <Box>
            <Badge tone={tone}>{t(text)}</Badge>
          </Box>
          {reason && <Text size="13">{translate(reason)}</Text>}
          {isCooling && (
            <Text size="13">{t('Available for payouts from {time}', { time: dateAndTime(usableAt) })}</Text>
          )}
        </Stack>
      }
      actions={
        <Button size="small" tone="quiet" aria-haspopup="dialog" onPress={onRemove}>
          {t('Remove')}
        </Button>
      }
    />
  );
}
