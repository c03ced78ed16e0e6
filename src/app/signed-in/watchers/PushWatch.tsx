import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { returnPath } from '@haat/web/paths';
import { type ReactNode, useEffect, useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Push } from '../../../actors/push.actor';
import { Session } from '../../../actors/session.actor';
import { livePush, releaseAfter } from '../../live-push';

/** Push messages on this device, for as long as one person is signed in. */
export function PushWatch({ children }: { children: ReactNode }) {
  const session = Session.useActorRef();
  const toast = useToast();
  const logic = useMemo(
    () =>
      livePush(session, ({ text, link }) => {
        const to = pathOf(link);
        toast.show({
          text,
          ...(to !== null && { action: { label: t('Open'), onPress: () => navigate(to) } }),
        });
      }),
    [session, toast],
  );
  useEffect(() => () => releaseAfter(session), [session]);
  return <Push.Provider logic={logic}>{children}</Push.Provider>;
}

/** Only addresses of the app are followed. */
function pathOf(link: string | null): string | null {
  const { origin } = window.location;
  if (link === null || !URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  return url.origin === origin ? returnPath(url.pathname + url.search, origin) : null;
}
