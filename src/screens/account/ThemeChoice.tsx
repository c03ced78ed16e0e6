import { Card, SegmentedControl, Stack, Text } from '@haat/design-system';
import { useState } from 'react';
import { keepTheme, readTheme, type Theme } from '../../queries/theme.queries';

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the device' },
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
    <Card title="Colours">
      <Stack space="12">
        <SegmentedControl label="Colours" value={theme} onChange={choose} options={options} />
        <Text size="13" tone="soft">
          On this device. Buyers see your pages in the colours of theirs.
        </Text>
      </Stack>
    </Card>
  );
}
