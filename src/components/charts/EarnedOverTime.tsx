import {
  BarChart,
  Box,
  Button,
  Card,
  CardPart,
  formatPaise,
  Inline,
  Money,
  SegmentedControl,
  Stack,
  Stat,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { useState } from 'react';
import { useFile } from '../files/use-file';
import { changeOf, conversionOf, pointsOf, rateOf } from './compare';
import * as styles from './figures/figures.css';
import { fileOfDays } from './figures/figures-file';
import { StepChoice } from './figures/StepChoice';
import { StepTable } from './figures/StepTable';
import { barsOf, daysInWords, legend } from './figures/step-text';
import { grouped } from './grouped';
import { shortRupees } from './short-rupees';

interface EarnedOverTimeProps {
  figures: Analytics;
  /** All of them without one. */
  productId: string | null;
  /** As date fields write it. */
  today: string;
  /** Day, week or month as it was asked for; null where nothing was. */
  requestedStep: Analytics['step'] | null;
  onStep: (step: Analytics['step']) => void;
}

type Look = 'chart' | 'table';
const looks: { value: Look; label: Phrase }[] = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];

/** What came in step by step, as a chart or as a table, and the figures behind it. */
export function EarnedOverTime({ figures, productId, today, requestedStep, onStep }: EarnedOverTimeProps) {
  const [look, setLook] = useState<Look>('chart');
  const { current, previous } = figures;
  const change = changeOf(current.earned, previous?.earned);
  return (
    <Card padding="none">
      <Box className={styles.top}>
        <Stack space="16">
          <Inline space="12" align="between" alignY="start">
            <Stat
              label={t('Earned, {days}', { days: daysInWords(figures) })}
              size="36"
              value={<Money paise={current.earned} size="36" />}
              {...(change && { change: { ...change, detail: t('vs previous period') } })}
            />
            <Inline space="12">
              <StepChoice figures={figures} requestedStep={requestedStep} onStep={onStep} />
              <SegmentedControl
                label={t('View as')}
                value={look}
                onChange={setLook}
                options={looks.map(({ value, label }) => ({ value, label: t(label) }))}
              />
            </Inline>
          </Inline>
          {look === 'chart' ? (
            <BarChart
              label={t(legend[figures.step].name)}
              bars={barsOf(figures, today)}
              format={(paise) => formatPaise(paise)}
              formatAxis={shortRupees}
              labels={wordsOf(figures)}
            />
          ) : (
            <StepTable figures={figures} />
          )}
        </Stack>
      </Box>
      <Numbers figures={figures} />
      <CardPart ruled holds="quietButton">
        <Download figures={figures} productId={productId} />
      </CardPart>
    </Card>
  );
}

function wordsOf({ step, previous }: Analytics) {
  const { value, before, open } = legend[step];
  return { value: t(value), open: t(open), ...(previous && { before: t(before) }) };
}

function Numbers({ figures: { current, previous } }: { figures: Analytics }) {
  const conversion = conversionOf(current);
  const converted = pointsOf(conversion, previous ? conversionOf(previous) : null);
  const returned = changeOf(current.refunded, previous?.refunded);
  return (
    <Box className={styles.numbers}>
      {counted.map(({ label, of }) => {
        const change = changeOf(current[of], previous?.[of]);
        return <Stat key={of} label={t(label)} value={grouped(current[of])} {...(change && { change })} />;
      })}
      <Stat label={t('Conversion')} value={rateOf(current)} {...(converted && { change: converted })} />
      {(current.refunded > 0 || (previous !== null && previous.refunded > 0)) && (
        <Stat
          label={t('Refunded')}
          value={<Money paise={current.refunded} size="26" />}
          {...(returned && { change: { ...returned, welcome: 'down' } })}
        />
      )}
    </Box>
  );
}

const counted = [
  { label: 'Visitors', of: 'visitors' },
  { label: 'Orders placed', of: 'checkouts' },
  { label: 'Sales', of: 'sales' },
] as const;

/** The days as a file for a spreadsheet. */
function Download({ figures, productId }: Pick<EarnedOverTimeProps, 'figures' | 'productId'>) {
  const file = useFile();
  return (
    <Button
      tone="quiet"
      icon="download"
      busy={file.busy === 'analytics.csv'}
      onPress={() => file.save(fileOfDays(figures, productId))}
    >
      {t('Every day as CSV')}
    </Button>
  );
}
