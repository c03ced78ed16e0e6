import { Notice, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AddressField } from '@haat/kinds/parts/editor/AddressField';
import { RichField } from '../../../components/rich-text/RichField';
import type { StepProps } from './step-props';

export function ThankYouStep({ draft, onChange, problems, onLeave }: StepProps) {
  return (
    <Stack space="24">
      <RichField
        label={t('What they read once they have paid')}
        name="thankYou"
        optional
        rows={7}
        value={draft.thankYou}
        onChange={(thankYou) => onChange({ thankYou })}
        maxLength={4_000}
        help={t('The place for a joining link, an address, a date.')}
      />
      <AddressField
        label={t('Where they can go on')}
        name="redirectUrl"
        optional
        value={draft.redirectUrl}
        onChange={(redirectUrl) => onChange({ redirectUrl })}
        onLeave={() => onLeave('redirectUrl')}
        help={t('Offered as a button under the receipt.')}
        error={problems['redirectUrl']}
      />
      <Notice icon="lock">{t('Only people who have paid see this. A refund closes it again.')}</Notice>
    </Stack>
  );
}
