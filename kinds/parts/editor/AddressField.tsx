import { Field, type FieldProps } from '@haat/design-system';
import { lessonBounds } from '@haat/openapi/bounds';

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
    maxLength={lessonBounds.url.maxLength}
    placeholder="https://"
    {...field}
    {...(error !== undefined && { error })}
  />
);
