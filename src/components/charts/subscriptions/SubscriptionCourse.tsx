import { BarChart, Box, formatPaise, Inline, SegmentedControl, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { useState } from 'react';
import * as styles from '../figures/figures.css';
import { grouped } from '../grouped';
import { shortRupees } from '../short-rupees';
import { SubscriptionTable } from './SubscriptionTable';
import { type Measure, measures, type SubscriptionStep, subscriptionBars } from './subscription-text';

interface SubscriptionCourseProps {
  steps: readonly SubscriptionStep[];
  step: Analytics['step'];
  /** As date fields write it. */
  today: string;
}

/** How many ran at the end of each step, or what a month of them brought, as a chart or as a table. */
export function SubscriptionCourse({ steps, step, today }: SubscriptionCourseProps) {
  const [measure, setMeasure] = useState<Measure>('running');
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const { name, label } = measures[measure];
  const isMoney = measure === 'monthly';
  return (
    <Box className={styles.course}>
      <Stack space="16">
        <Inline space="12" align="between">
          <SegmentedControl
            label={t('View subscriptions as')}
            value={look}
            onChange={setLook}
            options={[
              { value: 'chart', label: t('Chart') },
              { value: 'table', label: t('Table') },
            ]}
          />
          {look === 'chart' && (
            <SegmentedControl
              label={t('Data shown')}
              value={measure}
              onChange={setMeasure}
              options={[
                { value: 'running', label: t(measures.running.name) },
                { value: 'monthly', label: t(measures.monthly.name) },
              ]}
            />
          )}
        </Inline>
        {look === 'chart' ? (
          <BarChart
            label={t(label[step])}
            bars={subscriptionBars(steps, { step, measure, today })}
            format={isMoney ? formatPaise : grouped}
            formatAxis={isMoney ? shortRupees : whole}
            labels={{ value: t(name), open: t('Now|subscriptions') }}
          />
        ) : (
          <SubscriptionTable steps={steps} step={step} />
        )}
        {steps.some(({ running }) => running === null) && (
          <Text as="p" size="13" tone="soft">
            {t('Days without a number have no data.')}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

/** For an axis: half a subscription is none. */
const whole = (value: number) => (Number.isInteger(value) ? grouped(value) : '');
