import { Button, Card, Inline, Link, Sheet, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { useReferral } from '../../../queries/money/plan.queries';
import { Brought } from './Brought';
import { ShareInvitation } from './ShareInvitation';

/** The referral link and its earnings. */
export function Invitation({ code }: { code: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const referral = useReferral();
  return (
    <Card title={t('Invite another creator')}>
      <Stack space="16">
        <AsyncStates
          of={referral}
          subject={t('Your invitations')}
          reassurance={t('Earnings are still counted.')}
          skeleton={<RowsSkeleton rows={1} />}
          isFramed
        >
          {(state) => (
            <Stack space="12">
              <Brought state={state} />
              {state.byMonth.length > 0 && (
                <Link href={paths.invitations} standalone iconAfter="chevronRight">
                  {t('By month')}
                </Link>
              )}
            </Stack>
          )}
        </AsyncStates>
        <Inline space="8">
          <Button icon="share" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
            {t('Share your link')}
          </Button>
        </Inline>
      </Stack>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('Your link')}>
        <ShareInvitation code={code} />
      </Sheet>
    </Card>
  );
}
