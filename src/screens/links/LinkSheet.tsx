import { Button, Field, Form, Sheet, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Link } from '@haat/openapi';
import { newLinkBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { Share } from '../../components/share/Share';
import { useChangeLink } from '../../queries/catalog/links.queries';
import { addressOfLink } from './link-text';

export interface Opened {
  link: Link;
  to: 'share' | 'change';
}

/** One link: the ways to send it, or its name and whether it is in use. */
export function LinkSheet({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  return (
    <Sheet open={opened !== null} onClose={onClose} title={opened?.link.campaign ?? ''}>
      {opened?.to === 'share' && <Share url={addressOfLink(opened.link)} title={opened.link.product.title} />}
      {opened?.to === 'change' && <Change key={opened.link.id} link={opened.link} onDone={onClose} />}
    </Sheet>
  );
}

function Change({ link, onDone }: { link: Link; onDone: () => void }) {
  const [campaign, setCampaign] = useState(link.campaign);
  const change = useChangeLink(link.id);
  const toast = useToast();
  const isRetired = link.retiredAt !== null;
  const send = (input: { campaign?: string; retired?: boolean }, message: string) =>
    change.mutate(input, {
      onSuccess: () => {
        toast.show({ text: message, tone: 'good' });
        onDone();
      },
    });
  const isBusy = (name: 'campaign' | 'retired') => change.isPending && change.variables[name] !== undefined;
  return (
    <Stack space="24">
      <Form aria-label={t('Name of the link')} onSubmit={() => send({ campaign }, t('Name saved.'))}>
        <Stack space="16">
          <Field
            label={t('Label')}
            name="campaign"
            value={campaign}
            onChange={setCampaign}
            maxLength={newLinkBounds.campaign.maxLength}
            required
            requiredMessage={t('Add a label.')}
            help={t('Only you see this.')}
          />
          <Button type="submit" tone="accent" fullWidth busy={isBusy('campaign')}>
            {t('Save name')}
          </Button>
        </Stack>
      </Form>
      <Stack space="8">
        <Text tone="soft" size="13">
          {isRetired
            ? t('It no longer works. Its clicks and sales are kept.')
            : t(
                'A disabled link shows a page-not-found message, also from printed QR codes. Its clicks and sales are kept, and you can enable it again.',
              )}
        </Text>
        <Button
          fullWidth
          icon={isRetired ? 'undo' : 'archive'}
          busy={isBusy('retired')}
          onPress={() => send({ retired: !isRetired }, isRetired ? t('Link enabled.') : t('Link disabled.'))}
        >
          {isRetired ? t('Enable') : t('Disable')}
        </Button>
      </Stack>
      <FailureNotice of={change.error} fallback={t('It was not saved. Try again in a moment.')} />
    </Stack>
  );
}
