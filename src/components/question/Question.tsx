import { Button, Inline, Stack, Text } from '@haat/design-system';
import { FailureNotice } from '../async-states/FailureNotice';

interface QuestionProps {
  /** What comes of a yes. */
  text: string;
  yes: string;
  no: string;
  /** Accent where nothing is lost by it. */
  tone?: 'critical' | 'accent';
  isBusy: boolean;
  /** Error of the last confirmation. */
  error: unknown;
  fallback: string;
  onYes: () => void;
  onNo: () => void;
}

/** What stands in a dialog that asks once before something is done. */
export function Question({
  text,
  yes,
  no,
  tone = 'critical',
  isBusy,
  error,
  fallback,
  onYes,
  onNo,
}: QuestionProps) {
  return (
    <Stack space="16">
      <Text>{text}</Text>
      <FailureNotice of={error} fallback={fallback} />
      <Inline space="8">
        <Button tone={tone} busy={isBusy} onPress={onYes}>
          {yes}
        </Button>
        <Button onPress={onNo}>{no}</Button>
      </Inline>
    </Stack>
  );
}
