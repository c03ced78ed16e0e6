import {
  Box,
  Button,
  ButtonLink,
  Field,
  formatPaise,
  Heading,
  Link,
  Text,
} from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { Purchase, Resume } from '@haat/openapi';
import type { LibraryFilter, LibraryModel } from '@haat/openapi/pages';
import { comboItems, giftUrl, isEnded, isPaused, openUrl } from '@haat/web/library/opening';
import { resumeText } from '@haat/web/library/resume-text';
import { boughtNamesOf, kindOrder } from '@haat/web/product-kinds/product-kinds';
import type { ReactNode } from 'react';
import { dayAndTime, dayOf } from '../../document/time/when';
import { Fold } from '../../parts/Fold';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import { purchaseUrl } from '../../parts/purchase/purchase-url';
import * as styles from '../../styles/library.css';
import { codeForms, keepLink, lead, single } from '../../styles/order.css';
import { select } from '../../styles/writing.css';

/** Fewer are seen at a glance. */
const worthSearching = 5;

/** What was bought in this browser and with the phones that it has proved, for one without scripts. */
export function LibraryPage({ model }: { model: LibraryModel }) {
  const { site, purchases, coming, resume, filter, phoneEndings, moreUrl, now } = model;
  const isFiltered = filter.q !== '' || filter.kind !== null;
  const isAbove = ({ orderId }: Purchase) => coming.some((one) => one.orderId === orderId);
  const open = purchases.filter((one) => !isEnded(one) && !isAbove(one));
  const ended = purchases.filter(isEnded);
  return (
    <PageFrame narrow site={site}>
      <Box className={single}>
        <Heading level={1}>{t('Purchases')}</Heading>
        <Box as="p" className={lead}>
          {introOf(model)}
        </Box>
        {(isFiltered || purchases.length > worthSearching || moreUrl !== null) && <Search filter={filter} />}
        <ResumeSection items={resume} />
        {coming.length > 0 && (
          <Section id="coming" title={t('Coming up')}>
            <List purchases={coming} now={now} />
          </Section>
        )}
        {isFiltered && purchases.length === 0 && (
          <Box as="p" className={lead}>
            {rich('Nothing matches. {link}', {
              link: <Link href="/purchase/library">{t('Show all')}</Link>,
            })}
          </Box>
        )}
        {open.length > 0 &&
          (coming.length > 0 || resume.length > 0 ? (
            <Section id="all" title={t('All purchases')}>
              <List purchases={open} now={now} />
            </Section>
          ) : (
            <List purchases={open} now={now} />
          ))}
        {ended.length > 0 && (
          <Box paddingTop="16">
            <Fold title={t('Ended ({count})', { count: ended.length })} isOpen={open.length === 0}>
              <List purchases={ended} now={now} />
            </Fold>
          </Box>
        )}
        <Box className={codeForms}>
          {moreUrl !== null && <ButtonLink href={moreUrl}>{t('Older purchases')}</ButtonLink>}
          <ButtonLink
            href="/purchase/library?number=other"
            fullWidth
            {...(phoneEndings.length === 0 || (purchases.length === 0 && !isFiltered)
              ? { tone: 'accent' as const, mainAction: true }
              : {})}
          >
            {phoneEndings.length === 0 ? t('Open with a code') : t('Another number|phone')}
          </ButtonLink>
          <Box as="section" aria-labelledby="leaving" className={styles.leaving}>
            <Heading level={2} size="17" id="leaving">
              {t('Not your phone?')}
            </Heading>
            <Box className={styles.actions}>
              <PageForm method="post" action="/purchase/sign-out">
                <Button type="submit" fullWidth>
                  {t('Sign out here')}
                </Button>
              </PageForm>
              <PageForm method="post" action="/purchase/sign-out-everywhere">
                <Button type="submit" fullWidth>
                  {t('Sign out everywhere|buyer')}
                </Button>
              </PageForm>
            </Box>
            <Text size="13" tone="soft">
              {t('Everywhere: all browsers with your number, and links sent before, lose access.')}
            </Text>
          </Box>
        </Box>
      </Box>
    </PageFrame>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <Box as="section" aria-labelledby={id} className={styles.section}>
    <Heading level={2} id={id}>
      {title}
    </Heading>
    {children}
  </Box>
);

const ignore = () => {};

/** A word and a kind, by a form that needs no script. */
const Search = ({ filter: { q, kind } }: { filter: LibraryFilter }) => (
  <Box as="search">
    <PageForm method="get" action="/purchase/library" className={styles.search}>
      <Field
        id="q"
        label={t('Search purchases')}
        name="q"
        type="search"
        value={q}
        onChange={ignore}
        placeholder={t('Title or creator')}
        maxLength={80}
      />
      <Box>
        <Box as="label" htmlFor="kind" className={styles.label}>
          {t('Product type|filter')}
        </Box>
        <Box as="select" id="kind" name="kind" defaultValue={kind ?? ''} className={select}>
          <option value="">{t('All types')}</option>
          {kindOrder.map((one) => (
            <option key={one} value={one}>
              {boughtNamesOf(one).labelOfMany}
            </option>
          ))}
        </Box>
      </Box>
      <Button type="submit">{t('Search')}</Button>
    </PageForm>
  </Box>
);

/** Where it goes on, with the place. */
const ResumeSection = ({ items }: { items: readonly Resume[] }) =>
  items.length > 0 && (
    <Section id="resume" title={t('Continue where you left off')}>
      {/* A list without bullets is no list to some screen readers unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Box as="ul" role="list" className={styles.list}>
        {items.map((item) => (
          <Box as="li" key={item.accessId} className={styles.item}>
            <Box>
              <Text weight="strong">{item.title}</Text>
              <Text as="div" size="13" tone="soft">
                {resumeText(item)}
              </Text>
            </Box>
            <Box
              as="a"
              href={item.url}
              aria-label={t('Continue {title}', { title: item.title })}
              className={keepLink}
            >
              {t('Continue')}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );

const List = ({ purchases, now }: { purchases: readonly Purchase[]; now: string }) => (
  // A list without bullets is no list to some screen readers unless it says so.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <Box as="ul" role="list" className={styles.list}>
    {purchases.map((purchase) => (
      <Bought key={purchase.orderId} purchase={purchase} now={now} />
    ))}
  </Box>
);

function introOf({ purchases, phoneEndings, filter }: LibraryModel): string {
  if (phoneEndings.length === 0)
    return t('Bought in this browser. To see your other purchases, confirm your number with a code.');
  if (purchases.length === 0 && filter.q === '' && filter.kind === null)
    return t('Nothing was bought with this number yet. Did you buy with another one?');
  return t('Bought in this browser, and with the number ending in {endings}.', {
    endings: phoneEndings.join(', '),
  });
}

/** When the next session of it begins, by the name of its part; null where none is to come. */
function comingText({ startsAt, startsTitle }: Purchase, now: string): string | null {
  if (startsAt === null || startsAt < now) return null;
  const when = dayAndTime(startsAt);
  return startsTitle === null ? when : `${startsTitle}: ${when}`;
}

/** The items of a combo: each opens, or says since when it does not. */
function ComboItems({ purchase }: { purchase: Purchase }) {
  const items = comboItems(purchase, dayOf);
  if (items.length === 0) return null;
  return (
    // A list without bullets is no list to some screen readers unless it says so.
    <Box
      as="ul"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="list"
      aria-label={t('Included in {title}', { title: purchase.product.title })}
      className={styles.comboItems}
    >
      {items.map(({ id, title, url, note }) => (
        <Box as="li" key={id}>
          {url === null ? (
            title
          ) : (
            <Box as="a" href={url} className={styles.itemLink}>
              {title}
            </Box>
          )}
          {note !== null && (
            <Text as="span" size="13" tone="soft">
              {` · ${note}`}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Bought({ purchase, now }: { purchase: Purchase; now: string }) {
  const { amount, at, gift, product } = purchase;
  const url = openUrl(purchase);
  const coming = url === null ? null : comingText(purchase, now);
  return (
    <Box as="li" className={styles.item}>
      <Box>
        <Box as="a" href={purchaseUrl(purchase)} className={styles.titleLink}>
          {piecesTitle(product.title, purchase.quantity)}
        </Box>
        <Text as="div" size="13" tone="soft">
          {[
            gift === 'given' && t('Gift'),
            boughtNamesOf(product.kind).label,
            product.seller,
            dayOf(at),
            formatPaise(amount),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {coming !== null && (
          <Text as="div" size="13" weight="strong">
            {coming}
          </Text>
        )}
        <ComboItems purchase={purchase} />
      </Box>
      {url === null ? (
        <Closed purchase={purchase} />
      ) : (
        <Box as="a" href={url} aria-label={t('Open {title}', { title: product.title })} className={keepLink}>
          {t('Open')}
        </Box>
      )}
    </Box>
  );
}

/** What opens nothing here: a gift leads to what became of it, everything else says why. A recipient reads nothing of the money of a gift. */
function Closed({ purchase }: { purchase: Purchase }) {
  const { gift, product, status } = purchase;
  const url = isEnded(purchase) ? null : giftUrl(purchase);
  if (url !== null)
    return (
      <Box
        as="a"
        href={url}
        aria-label={t('View gift: {title}', { title: product.title })}
        className={keepLink}
      >
        {t('View gift')}
      </Box>
    );
  return (
    <Text size="13" tone="soft">
      {isPaused(purchase)
        ? t('Access is paused')
        : status === 'refunded' && gift !== 'received'
          ? t('Refunded')
          : t('No access')}
    </Text>
  );
}
