import { Box, Button, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useEffect, useState } from 'react';

interface ResendProps {
  canResend: boolean;
  isSending: boolean;
  /** When another code may be asked for, in ms since 1970; null when at once. */
  resendAt: number | null;
  onResend: () => void;
}

/** Counts down to when another code may be asked for; then offers it. */
export function Resend({ canResend, isSending, resendAt, onResend }: ResendProps) {
  return (
    <Box>
      {canResend || resendAt === null ? (
        <Button
          tone="quiet"
          size="small"
          flush
          icon="refresh"
          busy={isSending}
          disabled={!canResend && !isSending}
          onPress={onResend}
        >
          {t('Resend code')}
        </Button>
      ) : (
        <Countdown key={resendAt} until={resendAt} />
      )}
    </Box>
  );
}

/** Counts whole seconds down to a moment in ms since 1970. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(beat);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <Text tone="soft" tabular>
      {t('New code in {time}', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
    </Text>
  );
}
