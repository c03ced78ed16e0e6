import { Field, type FieldProps } from '@haat/design-system';

type AddressFieldProps = Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'onLeave' | 'optional' | 'help' | 'maxLength' | 'placeholder'
> & { error: string | undefined };

/** An address that begins with https://, on the keyboard that has the slash. */
export const AddressField = ({ error, ...field }: AddressFieldProps) => (
  <Field
    type="url"
    inputMode="url"
    autoComplete="off"
    maxLength={2_048}
    placeholder="https://"
    {...field}
    {...(error !== undefined && { error })}
  />
);
