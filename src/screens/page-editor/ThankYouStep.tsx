import { Field, Notice, Stack } from '@haat/design-system';
import type { StepProps } from './step-props';

export function ThankYouStep({ draft, onChange, problems, onLeave }: StepProps) {
  const error = problems['redirectUrl'];
  return (
    <Stack space="24">
      <Field
        label="What they read once they have paid"
        name="thankYou"
        optional
        multiline
        rows={7}
        value={draft.thankYou}
        onChange={(thankYou) => onChange({ thankYou })}
        maxLength={4_000}
        help="The place for a joining link, an address, a date. Two stars around words make them bold."
      />
      <Field
        label="Where they can go on"
        name="redirectUrl"
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        value={draft.redirectUrl}
        onChange={(redirectUrl) => onChange({ redirectUrl })}
        onLeave={() => onLeave('redirectUrl')}
        maxLength={2_048}
        placeholder="https://"
        help="Offered as a button under the receipt."
        {...(error !== undefined && { error })}
      />
      <Notice icon="lock">Only people who have paid see this. A refund closes it again.</Notice>
    </Stack>
  );
}
