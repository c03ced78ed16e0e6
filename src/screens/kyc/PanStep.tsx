import {
  Badge,
  Box,
  Button,
  Card,
  CardPart,
  Icon,
  Inline,
  List,
  ListRow,
  Notice,
  Stack,
  Text,
} from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Kyc } from '@haat/openapi';
import { useState } from 'react';
import { PanForm } from './PanForm';

const hasPan = (status: Kyc['status']) => status === 'panVerified' || status === 'complete';

/** The first step: the PAN, and what the register says of it. */
export function PanStep({ kyc }: { kyc: Kyc }) {
  return (
    <Card title={t('Your PAN')} padding="none" action={kyc.pan && <PanBadge status={kyc.status} />}>
      {kyc.pan && <GivenPan pan={kyc.pan} />}
      {!hasPan(kyc.status) && (
        <CardPart>
          <Box width="form">
            <Stack space="16">
              <WhatNow kyc={kyc} />
            </Stack>
          </Box>
        </CardPart>
      )}
    </Card>
  );
}

function PanBadge({ status }: Pick<Kyc, 'status'>) {
  if (hasPan(status))
    return (
      <Badge tone="good" icon="check">
        {t('Verified')}
      </Badge>
    );
  if (status === 'panRefused') return <Badge tone="critical">{t('Rejected')}</Badge>;
  return <Badge tone="caution">{status === 'panDoubtful' ? t('Under review') : t('Verifying')}</Badge>;
}

function GivenPan({ pan: { shown, name, registeredName } }: { pan: NonNullable<Kyc['pan']> }) {
  return (
    <List label={t('Your PAN')}>
      <ListRow
        leading={<Icon name="user" size={24} tone="soft" />}
        title={shown}
        meta={
          registeredName === null
            ? t('Submitted as {name}', { name })
            : t('Registered as {name}', { name: registeredName })
        }
        truncate={false}
      />
    </List>
  );
}

function WhatNow({ kyc: { status, pan, triesLeft } }: { kyc: Kyc }) {
  switch (status) {
    case 'none':
      return (
        <>
          <Text tone="soft">
            {t(
              'Tax law requires it for payouts. We verify the PAN with the income tax records; your bank account has to be in the same name.',
            )}
          </Text>
          <PanForm triesLeft={triesLeft} />
        </>
      );
    case 'panChecking':
      return (
        <Notice icon="clock" live>
          {t('We are verifying your PAN. It takes a few seconds, and you do not need to wait here.')}
        </Notice>
      );
    case 'panRefused':
      return (
        <>
          <Notice tone="critical" live>
            {translate(pan?.reason ?? '')}
          </Notice>
          <PanForm triesLeft={triesLeft} name={pan?.name} />
        </>
      );
    case 'panDoubtful':
      return <Doubtful reason={pan?.reason ?? ''} name={pan?.name} triesLeft={triesLeft} />;
    case 'panVerified':
    case 'complete':
      return null;
  }
}

function Doubtful({
  reason,
  name,
  triesLeft,
}: {
  reason: string;
  name: string | undefined;
  triesLeft: number;
}) {
  const [isAgain, setIsAgain] = useState(false);
  return (
    <>
      <Notice tone="caution" live>
        {translate(reason)}
      </Notice>
      {isAgain ? (
        <PanForm triesLeft={triesLeft} name={name} onGiven={() => setIsAgain(false)} />
      ) : (
        <Inline space="8">
          <Button size="small" onPress={() => setIsAgain(true)}>
            {t('Edit details')}
          </Button>
        </Inline>
      )}
    </>
  );
}
