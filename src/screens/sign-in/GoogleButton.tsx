import { Box, Button, Notice, Stack } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { selectFailure, selectIsByGoogle } from '@haat/machines/sign-in';
import { useEffect, useRef, useState } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { googlePlace } from './sign-in.css';

/** Draws Google's own button into a place until `signal` ends it. Rejects when it cannot be drawn. */
export type OfferGoogle = (
  place: HTMLElement,
  onCredential: (gtoken: string) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Google's own button, as Google draws it; nothing where its script does not come. */
export function GoogleButton({ offer }: { offer: OfferGoogle }) {
  const signIn = SignIn.useActorRef();
  const isByGoogle = SignIn.useSelector(selectIsByGoogle);
  const failure = SignIn.useSelector(selectFailure)?.fields?.['gtoken'];
  const place = useRef<HTMLDivElement>(null);
  const [isAbsent, setIsAbsent] = useState(false);

  // Drawn anew after each try, because what a credential is bound to works once.
  useEffect(() => {
    if (isByGoogle || !place.current) return;
    const leaving = new AbortController();
    const take = (gtoken: string) => signIn.send({ type: 'google.credential', gtoken });
    offer(place.current, take, leaving.signal).catch(() => {
      if (!leaving.signal.aborted) setIsAbsent(true);
    });
    return () => leaving.abort();
  }, [isByGoogle, offer, signIn]);

  if (isAbsent) return null;
  return (
    <Stack space="12">
      {isByGoogle ? (
        <Button busy fullWidth>
          {t('Signing in with Google')}
        </Button>
      ) : (
        <Box ref={place} className={googlePlace} />
      )}
      {failure !== undefined && (
        <Notice tone="critical" live>
          {translate(failure)}
        </Notice>
      )}
    </Stack>
  );
}
