import { Box, Icon } from '@haat/design-system/preview';
import { type Phrase, t } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import cover from '@haat/web/art/cover-wave.svg';
import type { ReactNode } from 'react';
import { keptOf } from '../../../public/plans';
import { rupees, settlementText } from '../../../public/sentences';
import * as styles from '../../../public/styles/home.css';
import * as section from '../../../public/styles/section.css';

/** What the example costs, paise. */
const price = 49_900;
const example = 'Monsoon sketchbook' satisfies Phrase;

/** Three steps, each with what one sees on the phone. The pictures are drawn, not photographed: they keep up with the product. */
export function How({ terms }: Pick<PublicModel, 'terms'>) {
  const { net } = keptOf(price, 'FREE', terms);
  return (
    <Box as="section" id="how" aria-labelledby="how-title" className={section.section}>
      <Box className={section.content}>
        <Box as="h2" id="how-title" className={section.title}>
          {t('From your phone to your bank')}
        </Box>
        <Box as="ol" className={section.three}>
          <Step
            number={1}
            title={t('Create a page')}
            text={t(
              'Write a title and a description, add a picture and set a price. Everything is saved automatically.',
            )}
          >
            <Box className={styles.example}>
              <Box className={styles.exampleWords}>
                <Box as="span" className={section.small}>
                  {t('Price')}
                </Box>
                <Box as="span" className={styles.exampleSum}>
                  {rupees(price)}
                </Box>
                <Box as="span" className={styles.promise}>
                  <Box as="span" className={styles.tick}>
                    <Icon name="check" />
                  </Box>
                  {t('Ready to publish|example')}
                </Box>
              </Box>
            </Box>
          </Step>
          <Step
            number={2}
            title={t('Share one link')}
            text={t(
              'WhatsApp, Telegram, Instagram or a QR on your wall. The page opens fast on any phone, and buying takes one form.',
            )}
          >
            <Box className={styles.example}>
              <Box
                as="img"
                src={cover}
                alt=""
                width={280}
                height={104}
                loading="lazy"
                className={styles.exampleCover}
              />
              <Box className={styles.exampleWords}>
                <Box as="span" className={section.strong}>
                  {t(example)}
                </Box>
                <Box as="span" className={section.small}>
                  {t('Sold by you')}
                </Box>
                <Box as="span" className={styles.exampleButton}>
                  {t('Buy for {amount}', { amount: rupees(price) })}
                </Box>
              </Box>
            </Box>
          </Step>
          <Step
            number={3}
            title={t('Get paid')}
            text={
              terms.settlementWorkingDays === 0
                ? t('Buyers pay by UPI, card or net banking. The same day it is available in your wallet.')
                : t('Buyers pay by UPI, card or net banking. After {days} it is available in your wallet.', {
                    days: settlementText(terms),
                  })
            }
          >
            <Box className={styles.example}>
              <Box className={styles.exampleWords}>
                <Box as="span" className={section.small}>
                  {t('You sold {title}', { title: t(example) })}
                </Box>
                <Box as="span" className={styles.exampleIn}>{`+${rupees(net)}`}</Box>
                <Box as="span" className={section.soft}>
                  {t('Fee and GST already deducted.')}
                </Box>
              </Box>
            </Box>
          </Step>
        </Box>
      </Box>
    </Box>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <Box as="li">
      <Box aria-hidden className={styles.shown}>
        {children}
      </Box>
      <Box className={styles.step}>
        <Box as="span" aria-hidden className={styles.number}>
          {number}
        </Box>
        <Box>
          <Box as="h3" className={section.strong}>
            {title}
          </Box>
          <Box as="p" className={section.soft}>
            {text}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
