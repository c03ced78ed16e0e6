import { Select } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { ContentItem } from '@haat/openapi';

type Stamp = NonNullable<ContentItem['stamp']>;

const stamps = [
  { value: 'off', label: 'Nowhere' },
  { value: 'footer', label: 'Small, at the foot of every page' },
  { value: 'pages', label: 'Across every page, and at its foot' },
] as const satisfies readonly { value: Stamp; label: Phrase }[];

interface StampFieldProps {
  name: string;
  value: Stamp;
  onChange: (stamp: Stamp) => void;
}

/** Whether the pages of a PDF say who bought it. */
export const StampField = ({ name, value, onChange }: StampFieldProps) => (
  <Select
    label={t('Buyer’s name on the pages (PDF)')}
    name={name}
    value={value}
    onChange={onChange}
    options={stamps.map((one) => ({ value: one.value, label: t(one.label) }))}
    help={t(
      'The name and the last four digits of the phone. It does not prevent sharing, but says whose copy it was.',
    )}
  />
);
