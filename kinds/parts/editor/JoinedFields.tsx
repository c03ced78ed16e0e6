import { Field, type FieldProps, LinesField, Notice, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { telegramContentBounds } from '@haat/openapi/bounds';
import type { ReactNode } from 'react';
import { AddressField } from './AddressField';
import { errorOf, type KindStepProps } from './step-props';

interface Joined {
  inviteUrl: string;
  benefits: readonly string[];
}

interface JoinedFieldsProps extends Pick<KindStepProps<Joined>, 'values' | 'problems' | 'onLeave'> {
  onValuesChange: (changes: Partial<Joined>) => void;
  /** The field of what it is called there. */
  name: Pick<FieldProps, 'label' | 'value' | 'onChange' | 'help'> & { name: 'chatTitle' | 'serverName' };
  /** How its invite links begin, and where they are found; null where a bot lets buyers in. */
  invite: { begins: string; help: string } | null;
  /** What Haat leaves to its seller. */
  joining: string;
  /** What else its members get, between the link and the benefits. */
  children?: ReactNode;
}

/** A place in a messenger that buyers join by its invite link. */
export function JoinedFields({
  values,
  onValuesChange,
  problems,
  onLeave,
  name,
  invite,
  joining,
  children,
}: JoinedFieldsProps) {
  const nameField = `content.${name.name}`;
  return (
    <Stack space="24">
      <Field
        maxLength={telegramContentBounds.chatTitle.maxLength}
        autoComplete="off"
        {...name}
        onLeave={() => onLeave(nameField)}
        {...errorOf(problems[nameField])}
      />
      {invite && (
        <AddressField
          label={t('Invite link')}
          name="inviteUrl"
          value={values.inviteUrl}
          onChange={(inviteUrl) => onValuesChange({ inviteUrl })}
          onLeave={() => onLeave('content.inviteUrl')}
          maxLength={telegramContentBounds.inviteUrl.maxLength}
          placeholder={invite.begins}
          help={invite.help}
          error={problems['content.inviteUrl']}
        />
      )}
      {children}
      <LinesField
        label={t('What members get')}
        name="benefits"
        one={t('Benefit')}
        lines={values.benefits}
        onChange={(benefits) => onValuesChange({ benefits })}
        help={t('Shown on the preview as a list.')}
      />
      <Notice title={t('How joining works')}>{joining}</Notice>
    </Stack>
  );
}
