import { Button, Field, Sheet, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/words';
import { RichField } from '../../../../parts/rich-text/RichField';
import type { Problems } from '../../problems';
import { errorOf } from '../step-props';
import { type LockOwnItem, type LockType, lockField } from './lock.own';
import { PlaceFields } from './PlaceFields';

interface LockItemSheetProps {
  /** What is being written; null while nothing is. */
  item: LockOwnItem | null;
  problems: Problems;
  onLeave: (field: string) => void;
  onChange: (id: string, changes: Partial<LockOwnItem>) => void;
  onRemove: (item: LockOwnItem) => void;
  onClose: () => void;
}

const titles = { text: 'Words', link: 'Link', place: 'Place' } as const satisfies Record<LockType, Phrase>;

/** One locked thing, over the list it belongs to. It saves itself like everything else. */
export function LockItemSheet({ item, problems, onLeave, onChange, onRemove, onClose }: LockItemSheetProps) {
  return (
    <Sheet open={item !== null} onClose={onClose} title={item ? t(titles[item.type]) : ''}>
      {item && (
        <Stack space="24">
          <Field
            label={t('Name')}
            name={`${item.id}-title`}
            value={item.title}
            onChange={(title) => onChange(item.id, { title })}
            maxLength={120}
            autoComplete="off"
            help={t('Everybody sees it on the preview.')}
          />
          <Locked item={item} problems={problems} onLeave={onLeave} onChange={onChange} />
          <Stack space="8">
            <Button tone="accent" onPress={onClose}>
              {t('Done')}
            </Button>
            <Button tone="quiet" icon="trash" onPress={() => onRemove(item)}>
              {t('Remove')}
            </Button>
          </Stack>
        </Stack>
      )}
    </Sheet>
  );
}

type LockedProps = Pick<LockItemSheetProps, 'problems' | 'onLeave' | 'onChange'> & { item: LockOwnItem };

/** The part that opens with the payment. */
function Locked({ item, problems, onLeave, onChange }: LockedProps) {
  const field = lockField(item.id);
  if (item.type === 'place')
    return (
      <PlaceFields
        item={item}
        onChange={(changes) => onChange(item.id, changes)}
        pointError={problems[`${field}.point`]}
        onLeavePoint={() => onLeave(`${field}.point`)}
      />
    );
  if (item.type === 'link')
    return (
      <Field
        label={t('Link')}
        name={`${item.id}-url`}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={item.url}
        onChange={(url) => onChange(item.id, { url })}
        onLeave={() => onLeave(`${field}.url`)}
        maxLength={2_048}
        placeholder="https://"
        help={t('A folder, a video, a file. Only people who have paid see it.')}
        {...errorOf(problems[`${field}.url`])}
      />
    );
  return (
    <RichField
      label={t('Words')}
      name={`${item.id}-text`}
      rows={10}
      value={item.text}
      onChange={(text) => onChange(item.id, { text })}
      maxLength={20_000}
    />
  );
}
