import { Icon, List, ListRow } from '@haat/design-system';
import { t } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import { kindTexts } from '@haat/kinds/texts';
import { describe, kindOrder, namesOf } from '@haat/web/product-kinds/product-kinds';

/** What can be made: each kind with what it is for, leading to where it is begun. */
export function KindChoice() {
  return (
    <List label={t('Product types')}>
      {kindOrder.map((kind) => (
        <ListRow
          key={kind}
          href={createPath(kind)}
          leading={<Icon name={describe(kind).icon} size={24} tone="soft" />}
          title={namesOf(kind).label}
          meta={t(kindTexts[kind].sells)}
          truncate={false}
          chevron
        />
      ))}
    </List>
  );
}
