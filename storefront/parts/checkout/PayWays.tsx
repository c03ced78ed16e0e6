import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { type PayWay, payWayOf, type UpiApp, upiApps } from '@haat/openapi/pay-ways';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../../styles/ways.css';

interface PayWaysProps {
  /** Left out where the form keeps it by itself, and somebody else has been asked already. */
  chosen?: PayWay;
  onChoose?: (way: PayWay) => void;
}

/** As short as four fit beside each other. */
const shortNames: Partial<Record<UpiApp, string>> = { gpay: 'GPay' };
const marks: Record<UpiApp, { letters: string; colour: string }> = {
  gpay: { letters: 'G', colour: styles.gpay },
  phonepe: { letters: 'Pe', colour: styles.phonepe },
  paytm: { letters: 'P', colour: styles.paytm },
  bhim: { letters: 'B', colour: styles.bhim },
};

/** UPI first: the apps of a phone, a code to scan elsewhere; everything else behind it. A choice of the form, so it needs no script. */
export function PayWays({ chosen, onChoose }: PayWaysProps) {
  const radio = (way: PayWay, className: string) => (
    <Box
      as="input"
      type="radio"
      name="way"
      value={way}
      {...(onChoose
        ? { checked: chosen === way, onChange: () => onChoose(way) }
        : { defaultChecked: way === 'upi' })}
      className={className}
    />
  );
  return (
    <Box as="fieldset">
      <Box as="legend" className={styles.legend}>
        {t('Pay with')}
      </Box>
      <Box className={styles.apps}>
        {Object.entries(upiApps).map(([app, name]) => (
          <Box as="label" key={app} className={styles.app}>
            {radio(payWayOf(app), styles.appRadio)}
            <Box as="span" aria-hidden className={`${styles.mark} ${marks[app as UpiApp].colour}`}>
              {marks[app as UpiApp].letters}
            </Box>
            <Box as="span">{shortNames[app as UpiApp] ?? name}</Box>
          </Box>
        ))}
      </Box>
      <Row icon="qr">
        <Box as="span" className={styles.rowText}>
          <Box as="span" className={styles.inHand}>
            {t('Another UPI app')}
          </Box>
          <Box as="span" className={styles.atDesk}>
            {t('UPI: scan a QR code with any app')}
          </Box>
        </Box>
        {radio('upi', styles.rowRadio)}
      </Row>
      {[...others, ...(onChoose ? [somebodyElse] : [])].map(({ way, icon, name }) => (
        <Row key={way} icon={icon}>
          <Box as="span" className={styles.rowText}>
            {name()}
          </Box>
          {radio(way, styles.rowRadio)}
        </Row>
      ))}
    </Box>
  );
}

type IconName = ComponentProps<typeof Icon>['name'];

interface Other {
  way: PayWay;
  icon: IconName;
  name: () => string;
}

const somebodyElse: Other = { way: 'ask', icon: 'share', name: () => t('Ask somebody else to pay') };

const others: readonly Other[] = [
  { way: 'card', icon: 'card', name: () => t('Debit or credit card') },
  { way: 'netbanking', icon: 'bank', name: () => t('Net banking') },
  { way: 'wallet', icon: 'wallet', name: () => t('Wallet') },
];

const Row = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Box as="label" className={styles.row}>
    <Icon name={icon} size={20} />
    {children}
  </Box>
);
