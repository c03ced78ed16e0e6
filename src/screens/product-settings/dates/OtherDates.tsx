import { Button, CardPart, Stack, Text, useToast } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { DatesChanged, ProductDates } from '@haat/openapi';
import { useState } from 'react';
import { ChangeDatesDialog, partNames } from './ChangeDatesDialog';

const done = ({ changed, published }: DatesChanged): string => {
  if (changed === 0) return t('The other dates are like this one already.');
  const texts = plural(changed, '{count} other date changed.', '{count} other dates changed.', {});
  return published < changed ? `${texts} ${t('Some still have to be published.')}` : texts;
};

/** In what the other dates differ from this one, and the way to change them too. */
export function OtherDates({ productId, dates }: { productId: string; dates: ProductDates }) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const { differences } = dates;
  if (differences.length === 0) return null;
  const names = differences.map(({ part }) => t(partNames[part])).join(' · ');
  return (
    <CardPart ruled>
      <Stack space="12">
        <Text tone="soft">{t('Different on other dates: {parts}', { parts: names })}</Text>
        <div>
          <Button size="small" onPress={() => setIsOpen(true)}>
            {t('Also change the other dates')}
          </Button>
        </div>
      </Stack>
      {isOpen && (
        <ChangeDatesDialog
          productId={productId}
          dates={dates}
          isOpen
          onClose={() => setIsOpen(false)}
          onChanged={(changed) => {
            setIsOpen(false);
            toast.show({ text: done(changed), tone: 'good' });
          }}
        />
      )}
    </CardPart>
  );
}
