import { Box, Icon, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectUnread } from '@haat/machines/feed';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { Feed } from '../../actors/feed.actor';
import { PlaceLink } from './PlaceLink';
import { tab } from './place.css';
import { places } from './places';
import { bell, bubble, holder } from './unread.css';

/** Counted up to this number. */
const most = 99;

/** Leads to the notifications and says how many are unread: a place beside the others, an icon alone where a bar has no room for its name. */
export function BellLink({ look }: { look: 'tab' | 'row' | 'icon' }) {
  const unread = Feed.useSelector(selectUnread) ?? 0;
  const path = usePathname();
  const { href, label, icon } = places.notifications;
  const shown = unread > most ? `${most}+` : String(unread);
  if (look === 'row')
    return (
      <PlaceLink
        {...places.notifications}
        look="row"
        figure={
          unread > 0 && (
            <>
              <Box as="span" aria-hidden>
                {shown}
              </Box>
              <VisuallyHidden> {t('{count} unread', { count: shown })}</VisuallyHidden>
            </>
          )
        }
      />
    );
  return (
    <Link
      href={href}
      aria-current={path === href ? 'page' : undefined}
      className={look === 'tab' ? tab : bell}
    >
      <Box as="span" className={holder}>
        <Icon name={icon} size={24} />
        {unread > 0 && (
          <Box as="span" className={bubble} aria-hidden>
            {shown}
          </Box>
        )}
      </Box>
      {look === 'tab' ? <Box as="span">{t(label)}</Box> : <VisuallyHidden>{t(label)}</VisuallyHidden>}
      {unread > 0 && <VisuallyHidden>, {t('{count} unread', { count: shown })}</VisuallyHidden>}
    </Link>
  );
}
