import { Button, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';

interface AreYouSureProps {
  question: string;
  yes: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Before what cannot be undone. */
export function AreYouSure({ question, yes, isBusy, onYes, onNo }: AreYouSureProps) {
  return (
    <Stack space="16">
      <Text size="17">{question}</Text>
      <Stack space="8">
        <Button tone="critical" busy={isBusy} onPress={onYes}>
          {yes}
        </Button>
        <Button onPress={onNo}>{t('Keep')}</Button>
      </Stack>
    </Stack>
  );
}
