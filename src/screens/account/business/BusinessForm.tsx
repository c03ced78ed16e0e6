import { Button, Field, Form, Notice, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { Business } from '@haat/openapi';
import { newBusinessBounds } from '@haat/openapi/bounds';
import { useStored } from '../../../components/remembered/use-kept';
import { useSaveBusiness } from '../../../queries/accounts/business.queries';

/** Asks for the number under which somebody sells with GST; the register knows the rest. */
export function BusinessForm({ business, onSaved }: { business: Business | null; onSaved: () => void }) {
  const toast = useToast();
  const save = useSaveBusiness();
  const [gstin, setGstin, forgetGstin] = useStored('business-gstin', business?.gstin ?? '');
  const [address, setAddress, forgetAddress] = useStored('business-address', business?.address ?? '');
  const failure = save.error && failureOf(save.error, t('The GSTIN was not saved. Try again.'));
  const fields = failure?.fields ?? {};
  const send = () =>
    save.mutate(
      { gstin, address: address.trim() || null },
      {
        onSuccess: ({ claim }) => {
          forgetGstin();
          forgetAddress();
          toast.show(
            claim?.status === 'checking'
              ? { text: t('We are reviewing your GSTIN and will tell you within 2 working days.') }
              : { text: t('You now sell with GST.'), tone: 'good' },
          );
          onSaved();
        },
      },
    );
  return (
    <Form onSubmit={send} aria-label={t('Your GSTIN')}>
      <Stack space="20">
        <Text tone="soft">
          {t(
            'Your prices stay the same, and from the next sale they include GST. Checkout asks for the State, and buyers get a tax invoice instead of a receipt.',
          )}
        </Text>
        {failure && Object.keys(fields).length === 0 && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        <Field
          label="GSTIN"
          name="gstin"
          required
          requiredMessage={t('Enter the 15 characters of your GSTIN.')}
          maxLength={20}
          value={gstin}
          onChange={setGstin}
          help={t('15 characters. We verify it with the GST portal.')}
          {...(fields['gstin'] !== undefined && { error: fields['gstin'] })}
        />
        <Field
          label={t('Address on invoices')}
          name="address"
          optional
          multiline
          rows={3}
          maxLength={newBusinessBounds.address.maxLength}
          autoComplete="street-address"
          value={address}
          onChange={setAddress}
          help={t('Leave empty to use the registered address.')}
          {...(fields['address'] !== undefined && { error: fields['address'] })}
        />
        <Button type="submit" tone="accent" busy={save.isPending} fullWidth>
          {business ? t('Save') : t('Sell with GST')}
        </Button>
      </Stack>
    </Form>
  );
}
