import { Badge, Button, Card, Inline, Notice, Sheet, Stack, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Business, BusinessClaim, OwnBusiness } from '@haat/openapi';
import { stateOf } from '@haat/openapi/states';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { useBusiness } from '../../../queries/accounts/business.queries';
import { BusinessEnd, type Ended, wordsOf } from './BusinessEnd';
import { BusinessForm } from './BusinessForm';

/** The GST registration. */
export function BusinessSection() {
  const business = useBusiness();
  return (
    <AsyncStates
      of={business}
      subject={t('Your GST registration')}
      reassurance={t('Nothing changes for now.')}
      skeleton={<RowsSkeleton rows={1} hasTitle />}
    >
      {(business) => <Registration business={business} />}
    </AsyncStates>
  );
}

function Registration({ business: { business, claim } }: { business: OwnBusiness }) {
  const [open, setOpen] = useState<'form' | 'end' | null>(null);
  // What was asked about, while its dialog goes: by then it has ended.
  const [ending, setEnding] = useState<Ended>('selling');
  const close = () => setOpen(null);
  const askToEnd = () => {
    setEnding(ended(business, claim));
    setOpen('end');
  };
  return (
    <Card title="GST" {...statusOf(business, claim)}>
      <Stack space="16">
        {claim && <Claim claim={claim} isSelling={business !== null} />}
        {business ? (
          <Stack space="4">
            <Text weight="strong">{business.gstin}</Text>
            <Text>{business.legalName}</Text>
            <Text tone="soft">{`${business.address.replaceAll('\n', ', ')}, ${translate(stateOf(business.state)?.name ?? '')}`}</Text>
          </Stack>
        ) : (
          <Text tone="soft">
            {t('You sell without GST, and buyers get receipts. With a GSTIN they get tax invoices.')}
          </Text>
        )}
        <Inline space="8">
          <Button size="small" aria-haspopup="dialog" onPress={() => setOpen('form')}>
            {business || claim ? t('Change') : t('Add your GSTIN')}
          </Button>
          {(business || claim) && (
            <Button size="small" aria-haspopup="dialog" onPress={askToEnd}>
              {t(wordsOf(ended(business, claim)).yes)}
            </Button>
          )}
        </Inline>
      </Stack>
      <Sheet open={open === 'form'} onClose={close} title={business ? t('Your GSTIN') : t('Add your GSTIN')}>
        <BusinessForm business={business} onSaved={close} />
      </Sheet>
      <BusinessEnd isOpen={open === 'end'} onClose={close} what={ending} />
    </Card>
  );
}

/** Selling with GST, or else the number that somebody would sell under. */
const ended = (business: Business | null, claim: BusinessClaim | null): Ended =>
  business ? 'selling' : (claim?.status ?? 'selling');

function statusOf(business: Business | null, claim: BusinessClaim | null) {
  if (claim?.status === 'checking') return { action: <Badge tone="caution">{t('Verifying')}</Badge> };
  return business ? { action: <Badge tone="good">{t('Verified')}</Badge> } : {};
}

/** A GSTIN under review or rejected. Nothing has changed for buyers. */
function Claim({ claim, isSelling }: { claim: BusinessClaim; isSelling: boolean }) {
  const values = { name: claim.legalName };
  return claim.status === 'checking' ? (
    <Notice tone="caution" title={t('{gstin} is being verified', { gstin: claim.gstin })}>
      {isSelling
        ? t(
            'It is registered to {name}. We are reviewing it and will tell you within 2 working days. Until then nothing changes. Verify your PAN to save it immediately.',
            values,
          )
        : t(
            'It is registered to {name}. We are reviewing it and will tell you within 2 working days. Until then you sell without GST. Verify your PAN to save it immediately.',
            values,
          )}
    </Notice>
  ) : (
    <Notice tone="critical" title={t('{gstin} was rejected', { gstin: claim.gstin })}>
      {translate(claim.reason ?? '')}
    </Notice>
  );
}
