import { t } from '@haat/i18n';
import { AddressField } from '../editor/AddressField';
import { useEditorTools } from '../editor/tools';
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
  const hasOwnRooms = useEditorTools().hasOwnRooms();
  const { service, fault } = roomOf(webAddress(props.value));
  const help =
    hasOwnRooms && props.value.trim() === ''
      ? t('Leave it empty to meet in a room of our own. Buyers are let in from ten minutes before the start.')
      : service !== null && fault === null
        ? t('Recognised: {service}. Buyers are let in from ten minutes before the start.', { service })
        : t('Zoom, Meet, YouTube. Buyers are let in from ten minutes before the start.');
  return <AddressField label={t('Join link')} optional={hasOwnRooms} help={help} {...props} />;
}
