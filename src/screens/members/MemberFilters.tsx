import { Box, Field, Icon, Select } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Member } from '@haat/openapi';
import { type Chosen, FilterBar } from '../../components/filters/FilterBar';
import { memberStatusText } from '../../components/people/member-status';
import * as styles from './members.css';

interface MemberFiltersProps {
  text: string;
  onText: (text: string) => void;
  status: MemberView | null;
  onStatus: (status: MemberView | null) => void;
}

/** What the list can be narrowed to. */
export type MemberView = Member['status'] | 'linkTried';

const shown = ['active', 'grace', 'suspended', 'ended', 'revoked', 'notThroughHaat', 'linkTried'] as const;

const labelOf = (view: MemberView): string =>
  view === 'linkTried' ? t('Invite tried by others') : t(memberStatusText[view].label);

/** Narrows members by a text and by their status. */
export function MemberFilters({ text, onText, status, onStatus }: MemberFiltersProps) {
  const chosen: Chosen[] =
    status === null ? [] : [{ key: 'status', label: labelOf(status), onRemove: () => onStatus(null) }];
  return (
    <FilterBar
      label={t('Filter members')}
      chosen={chosen}
      onClear={() => onStatus(null)}
      search={
        <Field
          label={t('Search members')}
          hideLabel
          name="q"
          type="search"
          value={text}
          onChange={onText}
          placeholder={t('Name or phone')}
          prefix={<Icon name="search" />}
          maxLength={80}
        />
      }
    >
      {({ hideLabel }) => (
        <Box {...(hideLabel && { className: styles.status })}>
          <Select
            label={t('Status')}
            hideLabel={hideLabel}
            name="status"
            value={status ?? 'all'}
            onChange={(value) => onStatus(value === 'all' ? null : value)}
            options={[
              { value: 'all' as const, label: t('All members') },
              ...shown.map((value) => ({ value, label: labelOf(value) })),
            ]}
          />
        </Box>
      )}
    </FilterBar>
  );
}
