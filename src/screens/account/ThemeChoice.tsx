import { Card, SegmentedControl, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { useState } from 'react';
import { keepTheme, readTheme, type Theme } from '../../queries/theme.queries';

const options: { value: Theme; label: Phrase }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Pins a theme on this device; buyers always see theirs. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (chosen: Theme) => {
    keepTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Card title={t('Appearance')}>
      <Stack space="12">
        <SegmentedControl
          label={t('Appearance')}
          value={theme}
          onChange={choose}
          options={options.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <Text size="13" tone="soft">
          {t('On this device. Buyers see your pages in their own appearance setting.')}
        </Text>
      </Stack>
    </Card>
  );
}
