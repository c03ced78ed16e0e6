import { Box, Button, Notice, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { codes as codesStyle } from './second-factor.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The operator has put them away. */
  onKept: () => void;
}

/** Shows new recovery codes, for the only time. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.show({ text: t('Codes copied.'), tone: 'good' }),
      () => toast.show({ text: t('Copying is not allowed here. Write them down.') }),
    );
  };
  return (
    <Stack space="20">
      <Text>
        {t('Without your phone, each of these works once. Keep them somewhere other than your phone.')}
      </Text>
      <Box as="ul" className={codesStyle} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <Box as="li" key={code}>
            {code}
          </Box>
        ))}
      </Box>
      <Notice tone="caution">{t('They cannot be shown again.')}</Notice>
      <Button icon="copy" onPress={copy}>
        {t('Copy codes')}
      </Button>
      <Button tone="accent" onPress={onKept}>
        {t('I have saved them')}
      </Button>
    </Stack>
  );
}
