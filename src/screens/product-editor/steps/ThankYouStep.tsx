import { Notice, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AddressField } from '@haat/kinds/parts/editor/AddressField';
import { thankYouBounds } from '@haat/openapi/bounds';
import { RichField } from '../../../components/rich-text/RichField';
import type { StepProps } from './step-props';

export function ThankYouStep({ draft, onChange, problems, onLeave }: StepProps) {
  return (
    <Stack space="24">
      <RichField
        label={t('Message after payment')}
        name="thankYou"
        optional
        rows={7}
        value={draft.thankYou}
        onChange={(thankYou) => onChange({ thankYou })}
        maxLength={thankYouBounds.message.maxLength}
        help={t('For example a join link, an address or a date.')}
      />
      <AddressField
        label={t('Continue link')}
        name="redirectUrl"
        optional
        value={draft.redirectUrl}
        onChange={(redirectUrl) => onChange({ redirectUrl })}
        onLeave={() => onLeave('redirectUrl')}
        help={t('Shown as a button below the receipt.')}
        error={problems['redirectUrl']}
      />
      <Notice icon="lock">{t('Only people who have paid see this. A refund removes access.')}</Notice>
    </Stack>
  );
}
