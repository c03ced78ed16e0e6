import { Box, Button, Form, Heading, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsBusy, selectIsSending } from '@haat/machines/sign-in';
import type { ReactNode } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import { Accepting } from './Accepting';
import { GoogleButton, type OfferGoogle } from './GoogleButton';

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
