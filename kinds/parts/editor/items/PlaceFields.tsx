import { Field, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { placeBounds } from '@haat/openapi/bounds';
import { errorOf } from '../step-props';
import type { ItemValues } from './items.draft';
import { mapPointOf } from './map-point';

interface PlaceFieldsProps {
  item: ItemValues;
  onChange: (changes: Partial<ItemValues>) => void;
  errors: Record<'address' | 'point', string | undefined>;
  /** The address or the point has been left. */
  onLeave: () => void;
}

/** Where it is. Only the city is shown before the payment. */
export function PlaceFields({ item, onChange, errors, onLeave }: PlaceFieldsProps) {
  const point = mapPointOf(item.point);
  return (
    <Stack space="24">
      <Field
        label={t('Address')}
        name={`${item.id}-address`}
        multiline
        rows={3}
        value={item.address}
        onChange={(address) => onChange({ address })}
        onLeave={onLeave}
        {...errorOf(errors.address)}
        maxLength={placeBounds.address.maxLength}
        autoComplete="off"
        help={t('Only people who have paid see it.')}
      />
      <Field
        label={t('City')}
        name={`${item.id}-city`}
        optional
        value={item.city}
        onChange={(city) => onChange({ city })}
        maxLength={placeBounds.city.maxLength}
        autoComplete="off"
        help={t('Shown on the preview.')}
      />
      <Field
        label={t('Map location')}
        name={`${item.id}-point`}
        optional
        value={item.point}
        onChange={(written) => onChange({ point: written })}
        onLeave={onLeave}
        maxLength={2_048}
        autoComplete="off"
        placeholder="12.9716, 77.5946"
        help={
          point
            ? t('Location: {point}', { point: `${point.latitude}, ${point.longitude}` })
            : t('Two numbers, or the link of a map that shows the place.')
        }
        {...errorOf(errors.point)}
      />
      <Field
        label={t('Directions')}
        name={`${item.id}-directions`}
        optional
        multiline
        rows={4}
        value={item.directions}
        onChange={(directions) => onChange({ directions })}
        maxLength={placeBounds.directions.maxLength}
        help={t('Landmarks, building, floor.')}
      />
    </Stack>
  );
}
