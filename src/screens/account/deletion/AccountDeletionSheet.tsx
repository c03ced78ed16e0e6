import { Button, formatPaise, Inline, Notice, Sheet, Stack, Text, useToast } from '@haat/design-system';
import { type Phrase, plural, t } from '@haat/i18n';
import type { AccountDeletion } from '@haat/openapi';
import { useState } from 'react';
import { StepUp } from '../../../components/step-up/StepUp';
import { useDeleteAccount } from '../../../queries/accounts/account-deletion.queries';
import { DeletionBlockers } from './DeletionBlockers';

/** What is wiped when the days are over: docs/personal-data.md says it table by table. */
const goes = [
  'Your name, your bio and your public page.',
  'Your numbers, emails and Google accounts, and all signed-in devices. You can open a new account with the same number.',
  'Your drafts, the labels of your short links, your notifications and preferences, and reminders to buyers.',
  'Your payout accounts.',
  'Your library: your purchases can no longer be found by your number. The links in your receipts keep working.',
  'Your name on your reviews. The text stays.',
] as const satisfies readonly Phrase[];

/** What no shop may delete, and for how long. */
const stays = [
  'Receipts, invoices and the books of your sales, purchases and withdrawals: 8 years (Companies Act, 2013, section 128; GST law asks for 72 months).',
  'Your PAN and the name it is registered to, where tax was deducted under them: as long as those books.',
  'Messages to us and decisions about them: 3 years.',
  'These are stored separately and used for nothing else.',
] as const satisfies readonly Phrase[];

interface AccountDeletionSheetProps {
  state: AccountDeletion;
  open: boolean;
  onClose: () => void;
}

/** Shows what is deleted and what the law requires to keep, then asks for a code. */
export function AccountDeletionSheet({ state, open, onClose }: AccountDeletionSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('Delete your account')}>
      {open && <Deciding state={state} onClose={onClose} />}
    </Sheet>
  );
}

function Deciding({ state, onClose }: Omit<AccountDeletionSheetProps, 'open'>) {
  const [isProving, setIsProving] = useState(false);
  const deleteAccount = useDeleteAccount();
  const toast = useToast();
  const { blockers, remainder, coolingDays } = state;
  const isFree = blockers.length === 0;

  if (isProving && isFree)
    return (
      <StepUp
        why={t('Deleting needs a code. It is sent to your oldest number or email.')}
        onCode={async (code) => {
          await deleteAccount.mutateAsync({ code, remainder });
          toast.show({
            text: t('Your account will be deleted in {days} days.', { days: coolingDays }),
            tone: 'good',
          });
          onClose();
        }}
        onCancel={() => setIsProving(false)}
      />
    );
  return (
    <Stack space="24">
      {!isFree && (
        <Stack space="12">
          <Notice tone="caution" title={t('Not yet.')}>
            {t('This has to be resolved first.')}
          </Notice>
          <DeletionBlockers blockers={blockers} />
        </Stack>
      )}
      <Lines
        title={t('What is deleted')}
        lines={[...consequencesOf(state), ...goes.map((line) => t(line))]}
      />
      <Lines title={t('What the law requires us to keep')} lines={stays.map((line) => t(line))} />
      {isFree && (
        <Stack space="12">
          <Text tone="soft">
            {t(
              'For {days} days only your shop is closed: sign in and cancel the deletion to restore your account.',
              { days: coolingDays },
            )}
          </Text>
          <Inline space="8">
            <Button tone="critical" onPress={() => setIsProving(true)}>
              {t('Delete in {days} days', { days: coolingDays })}
            </Button>
            <Button onPress={onClose}>{t('Cancel deletion')}</Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

/** What is true of this account alone. */
function consequencesOf({ onSale, remainder, plan }: AccountDeletion): string[] {
  return [
    ...(onSale > 0
      ? [
          plural(
            onSale,
            'Your product is archived immediately, and stays archived if you cancel. Buyers keep what they bought.',
            'Your {count} products are archived immediately, and stay archived if you cancel. Buyers keep what they bought.',
            {},
          ),
        ]
      : []),
    ...(remainder > 0
      ? [
          t('{amount} in your wallet: below the minimum withdrawal, so it is forfeited.', {
            amount: formatPaise(remainder),
          }),
        ]
      : []),
    ...(plan === 'FREE' ? [] : [t('Your {plan} plan and its remaining time.', { plan })]),
  ];
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack space="8">
      <Text as="strong" weight="strong">
        {title}
      </Text>
      <Stack space="8" as="ul">
        {lines.map((line) => (
          <Text key={line} as="li" tone="soft">
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
