import { t } from '@haat/i18n';
import { AddressField } from '../editor/AddressField';
import { webAddress } from '../editor/written';
import { roomOf } from './room.rules';

interface RoomFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** The link to the room of a session; says which service it recognised. */
export function RoomField(props: RoomFieldProps) {
  const { service, fault } = roomOf(webAddress(props.value));
  const help =
    service !== null && fault === null
      ? t('Recognised: {service}. Buyers are let in from ten minutes before the start.', { service })
      : t('Zoom, Meet, YouTube. Buyers are let in from ten minutes before the start.');
  return <AddressField label={t('Join link')} help={help} {...props} />;
}
