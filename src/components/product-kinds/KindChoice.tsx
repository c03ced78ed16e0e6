import { Icon, List, ListRow } from '@haat/design-system';
import { t } from '@haat/i18n';
import { kindWords } from './kind-words';
import { describe, kindOrder, namesOf } from './product-kinds';

/** What can be made: each kind with what it is for, leading to where it is begun. */
export function KindChoice() {
  return (
    <List label={t('Kinds of products')}>
      {kindOrder.map((kind) => (
        <ListRow
          key={kind}
          href={describe(kind).create}
          leading={<Icon name={describe(kind).icon} size={24} tone="soft" />}
          title={namesOf(kind).label}
          meta={t(kindWords[kind].sells)}
          truncate={false}
          chevron
        />
      ))}
    </List>
  );
}
