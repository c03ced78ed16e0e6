import {
  Button,
  Field,
  Form,
  Notice,
  PhoneField,
  SegmentedControl,
  Sheet,
  Stack,
  useToast,
} from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { AddedMembers } from '@haat/openapi';
import { useState } from 'react';
import { useAddMembers } from '../../queries/delivery/members.queries';
import { ImportMembers } from './ImportMembers';
import { endOfDay } from './members-csv';

interface AddMembersSheetProps {
  productId: string;
  open: boolean;
  now: Date;
  onClose: () => void;
}

/** Gives access to people who did not buy: one by hand, or many from a file. */
export function AddMembersSheet({ productId, open, now, onClose }: AddMembersSheetProps) {
  const [from, setFrom] = useState<'hand' | 'file'>('hand');
  const toast = useToast();
  const onAdded = (added: AddedMembers) => {
    toast.show({ text: addedText(added), tone: 'good' });
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('Add members')}>
      <Stack space="20">
        <SegmentedControl
          label={t('How to add them')}
          name="from"
          value={from}
          onChange={setFrom}
          options={[
            { value: 'hand', label: t('By hand') },
            { value: 'file', label: t('CSV file') },
          ]}
        />
        {from === 'hand' ? (
          <AddOne productId={productId} onAdded={onAdded} />
        ) : (
          <ImportMembers productId={productId} now={now} onAdded={onAdded} />
        )}
      </Stack>
    </Sheet>
  );
}

/** What became of it, also of those who are not sent an invite today. */
function addedText({ items }: AddedMembers): string {
  const added = items.filter(({ isNew }) => isNew).length;
  if (added === 0) return t('They were members already.');
  const silent = items.filter(({ isNew, isInvited }) => isNew && !isInvited).length;
  const text = plural(added, '{count} member added.', '{count} members added.', { count: added });
  if (silent === 0) return text;
  return `${text} ${plural(silent, '{count} gets no SMS today: send the invite tomorrow.', '{count} get no SMS today: send the invites tomorrow.', { count: silent })}`;
}

function AddOne({ productId, onAdded }: { productId: string; onAdded: (added: AddedMembers) => void }) {
  const add = useAddMembers(productId);
  const [draft, setDraft] = useState({ phone: '', name: '', until: '' });
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const failure = add.error && failureOf(add.error, t('Nobody was added. Try again in a moment.'));
  const errorOf = (field: string) => {
    const error = failure?.fields?.[`members.0.${field}`];
    return error ? { error } : {};
  };
  const submit = () => {
    const endsAt = draft.until === '' ? null : endOfDay(draft.until);
    const name = draft.name.trim();
    const member = { phone: draft.phone, ...(name && { name }), ...(endsAt && { endsAt }) };
    add.mutate({ members: [member] }, { onSuccess: onAdded });
  };
  return (
    <Form aria-label={t('Add a member')} onSubmit={submit}>
      <Stack space="20">
        <PhoneField
          label={t('Phone')}
          name="phone"
          value={draft.phone}
          onChange={(phone) => set({ phone })}
          {...errorOf('phone')}
        />
        <Field
          label={t('Name')}
          name="name"
          optional
          value={draft.name}
          onChange={(name) => set({ name })}
          autoComplete="off"
          maxLength={80}
        />
        <Field
          label={t('Access until')}
          name="until"
          type="date"
          optional
          value={draft.until}
          onChange={(until) => set({ until })}
          help={t('Without a date, access has no end.')}
          {...errorOf('endsAt')}
        />
        {failure && !failure.fields && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        <Button type="submit" tone="accent" fullWidth busy={add.isPending}>
          {t('Add and send invite')}
        </Button>
      </Stack>
    </Form>
  );
}
