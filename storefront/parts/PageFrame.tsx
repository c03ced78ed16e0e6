import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ImageSources } from '@haat/openapi';
import type { Site } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import type { ReactNode } from 'react';
import { contactAbout } from '../public/addresses';
import * as styles from '../styles/page.css';
import { LanguageSwitch } from './LanguageSwitch';
import { VerifiedMark } from './preview/VerifiedMark';
import { SellerPhoto } from './SellerPhoto';

const outline =
  'M151-129l-2-32h-155l3 32h90v12q-9-1-18-1-31 0-45 10-14 9-14 25v1q0 10 5 17 5 6 11 9-5 4-9 10-6 10-6 23v2q0 17 9 28 9 12 26 17 16 6 38 6 10 0 18-1 8-1 15-2l3-34q-7 1-14 2-8 0-16 0-18 0-27-4-9-4-9-14 0-8 5-12 6-4 17-4 12 0 16 4 4 4 4 13v5h39q1-4 2-8 1-4 1-8 0-12-6-21-6-8-19-13-13-5-33-5-12 0-22 2-2 0-3 1-1-1-2-2-1-2-1-4 0-6 6-9 7-3 25-3 12 0 23 1 11 1 23 2v-45zM203 0v-129h20l-2-32h-82l2 32h19v129zM214-129h81v18q-2 0-5 0-32 0-48 13-16 12-16 42v3q0 30 17 44 18 14 52 14 14 0 25-3 11-2 20-6l2-36q-8 4-19 7-11 2-23 2-16 0-23-5-7-6-7-17v-2q0-12 7-17 8-6 25-6 5 0 11 1 5 0 11 0 6 1 13 2v-54h23l-2-32h-146z';

interface FrameSeller {
  name: string;
  handle?: string | null;
  isVerified?: boolean | undefined;
  photo?: ImageSources | undefined;
}

interface PageFrameProps {
  site: Site;
  /** The creator whose page this is; without one the installation speaks for itself. Their name leads to their own page. */
  seller?: FrameSeller | undefined;
  /** The address that a report from here is about. */
  reported?: string;
  /** At the end of the top bar. */
  aside?: ReactNode;
  /** In place of the creator at the start of the top bar. */
  back?: ReactNode;
  /** Pages after the preview are narrower; a preview is while it has one column, and its foot is below the first screenful. */
  narrow?: boolean | 'oneColumn';
  children: ReactNode;
}

/** Top bar, content and foot of every page a buyer sees. */
export function PageFrame({ site, seller, reported, aside, back, narrow, children }: PageFrameProps) {
  const isPreview = narrow === 'oneColumn';
  const width = isPreview ? styles.oneColumn : narrow ? styles.narrow : '';
  return (
    <Box className={styles.page}>
      <Box as="header" className={styles.bar}>
        <Box className={`${styles.barInside} ${width}`}>
          {back ?? <Who seller={seller} site={site} />}
          {aside}
        </Box>
      </Box>
      <Box as="main" className={styles.middlePart}>
        {children}
      </Box>
      <Box as="footer" className={`${styles.foot} ${isPreview ? styles.below : ''}`}>
        <Box className={`${styles.footInside} ${isPreview ? styles.footOneColumn : width}`}>
          <Box className={styles.soldBy}>
            <Mark name={site.name} />
            <Box as="span">
              {seller
                ? t('Sold by {seller} through {site}', { seller: seller.name, site: site.name })
                : site.name}
            </Box>
          </Box>
          <Rules site={site} reported={reported} />
          <LanguageSwitch />
        </Box>
      </Box>
    </Box>
  );
}

/** Where what holds here is written, and who answers for it. */
function Rules({ site: { supportEmail }, reported }: Pick<PageFrameProps, 'site' | 'reported'>) {
  const links = [
    ...(reported === undefined ? [] : ([[contactAbout('report', reported), 'Report this page']] as const)),
    [paths.terms, 'Terms|of use'],
    [paths.privacy, 'Privacy'],
    [paths.cancellation, 'Refunds'],
    [`${paths.contact}#grievance`, 'Grievance officer'],
  ] as const;
  return (
    <Box as="nav" aria-label={t('Rules')} className={styles.rules}>
      {links.map(([href, label]) => (
        <Box as="a" key={href} href={href} className={styles.rule}>
          {t(label)}
        </Box>
      ))}
      {supportEmail && (
        <Box as="a" href={`mailto:${supportEmail}`} className={styles.rule}>
          {t('Help: {email}', { email: supportEmail })}
        </Box>
      )}
    </Box>
  );
}

function Who({ seller, site }: Pick<PageFrameProps, 'seller' | 'site'>) {
  if (seller === undefined)
    return (
      <Box className={styles.who}>
        <Mark name={site.name} />
      </Box>
    );
  const { name, handle, isVerified } = seller;
  return (
    <Box className={styles.who}>
      <SellerPhoto seller={seller} alt="" size={32} className={styles.avatar} />
      {handle ? (
        <Box as="a" href={paths.seller(handle)} className={styles.whoLink}>
          {name}
        </Box>
      ) : (
        <Box as="span">{name}</Box>
      )}
      {isVerified && <VerifiedMark />}
    </Box>
  );
}

/** The mark as outlines: a preview downloads no font. */
function Mark({ name }: { name: string }) {
  return (
    <Box as="svg" viewBox="-6 -161 366 191" className={styles.mark}>
      <Box as="title">{name}</Box>
      <Box as="path" fill="currentColor" d={outline} />
    </Box>
  );
}
