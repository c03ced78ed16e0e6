import { Box, ButtonLink, Heading, Icon, Link, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { MainAct } from '@haat/kinds/access';
import { productKinds } from '@haat/kinds/facts';
import type { AccessGrant } from '@haat/openapi';
import { accessLimit } from '@haat/web/library/access-limit';
import { itemAnchor } from '@haat/web/library/opening';
import { dayOf } from '../../document/time/when';
import * as styles from '../../styles/access.css';
import { notPrinted } from '../../styles/order.css';
import type { BoughtItem } from './bought-items';

/** What is done next with what was bought: one big button, and of a combo one for each of its products, the first the main one. */
export function MainActs({ items }: { items: readonly BoughtItem[] }) {
  const [only] = items;
  const main = items.find(({ act }) => act && !act.isDone) ?? items.find(({ act }) => act);
  if (items.length === 1)
    return only?.act ? (
      <Box className={`${styles.acts} ${notPrinted}`}>
        <Act act={only.act} isMain />
      </Box>
    ) : null;
  if (items.length === 0) return null;
  return (
    // A list without bullets is no list to some screen readers unless it says so.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box as="ul" role="list" aria-label={t('What you bought')} className={`${styles.items} ${notPrinted}`}>
      {items.map((item) => (
        <Box as="li" key={item.productId} id={itemAnchor(item.productId)} className={styles.item}>
          <Box>
            <Heading level={2} size="17">
              {item.title}
            </Heading>
            <Limits item={item} />
          </Box>
          {item.act && <Act act={item.act} isMain={item === main} name={item.title} />}
        </Box>
      ))}
    </Box>
  );
}

interface ActProps {
  act: MainAct;
  isMain: boolean;
  /** Of its product, where there are several. */
  name?: string;
}

function Act({ act, isMain, name }: ActProps) {
  const { also, detail, href, icon, iconAfter, isDone, label } = act;
  return (
    <Box>
      <ButtonLink
        href={href}
        tone={isMain ? 'accent' : 'neutral'}
        fullWidth
        mainAction={isMain}
        {...(icon && { icon })}
        {...(iconAfter && { iconAfter })}
        {...(name !== undefined && { 'aria-label': `${label}: ${name}` })}
      >
        {label}
      </ButtonLink>
      {(detail !== undefined || also) && (
        <Box className={isDone ? styles.done : styles.detail}>
          {isDone && <Icon name="check" size={16} />}
          {isDone ? <Box as="span">{detail}</Box> : detail}
          {detail !== undefined && also && ' · '}
          {also && (
            <Link href={also.href} standalone>
              {also.label}
            </Link>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Until when it is held, and what became of it since. */
function Limits({ item: { grant, note } }: { item: BoughtItem }) {
  const said = [note, grant && accessUntil(grant)].filter((line) => line !== null);
  return said.map((line) => (
    <Text key={line} as="p" size="13" tone="soft">
      {line}
    </Text>
  ));
}

/** Until when one of several is held, or that it is not any more. A live session is over after its hour. */
const accessUntil = (grant: AccessGrant): string | null =>
  accessLimit(grant, dayOf) ?? (productKinds[grant.kind].isSession ? null : t('Lifetime access'));
