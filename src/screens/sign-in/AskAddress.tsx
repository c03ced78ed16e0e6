import { Box, Button, Form, Heading, Inline, Link, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { selectIsBusy, selectIsSending } from '@haat/machines/sign-in';
import { paths } from '@haat/web/paths';
import type { ReactNode } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import { GoogleButton, type OfferGoogle } from './GoogleButton';

/** What going on means. The two open beside this screen, so that nothing typed has to be typed again. */
const Accepting = () => (
  <Text size="13" tone="soft">
    {rich(
      'By continuing you accept the {terms} and the {privacy}. We never share your number with anyone you have not bought from.',
      {
        terms: (
          <Link href={paths.terms} external>
            {t('Terms')}
          </Link>
        ),
        privacy: (
          <Link href={paths.privacy} external>
            {t('Privacy notice')}
          </Link>
        ),
      },
    )}
  </Text>
);

interface AskAddressProps {
  title: string;
  lead: string;
  /** Asks where the code goes. */
  field: ReactNode;
  onSubmit: () => void;
  /** The other way. */
  other: { label: string; icon: 'mail' | 'phone'; onPress: () => void };
  offerGoogle: OfferGoogle | null;
}

/** One question, one button; the other ways below. */
export function AskAddress({ title, lead, field, onSubmit, other, offerGoogle }: AskAddressProps) {
  const isBusy = SignIn.useSelector(selectIsBusy);
  const isSending = SignIn.useSelector(selectIsSending);
  return (
    <Stack space="24">
      <Stack space="4">
        <Heading level={1} id={screenTitleId} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="17" tone="soft">
          {lead}
        </Text>
      </Stack>
      <Form onSubmit={onSubmit}>
        <Stack space="20">
          {field}
          <Button
            type="submit"
            tone="accent"
            busy={isSending}
            disabled={isBusy && !isSending}
            fullWidth
            mainAction
          >
            {t('Send code')}
          </Button>
        </Stack>
      </Form>
      <Or />
      <Stack space="12">
        <Button icon={other.icon} onPress={other.onPress} disabled={isBusy} fullWidth>
          {other.label}
        </Button>
        {offerGoogle && <GoogleButton offer={offerGoogle} />}
      </Stack>
      <Accepting />
    </Stack>
  );
}

/** Between two ways of doing the same. */
const Or = () => (
  <Inline space="16" wrap={false}>
    <Box grow="1" borderTop="line" aria-hidden />
    <Text tone="soft">{t('or')}</Text>
    <Box grow="1" borderTop="line" aria-hidden />
  </Inline>
);
