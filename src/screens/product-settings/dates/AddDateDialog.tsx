import { Button, Dialog, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { StartFields } from '@haat/kinds/parts/live/StartFields';
import { noStart, startOf } from '@haat/kinds/parts/live/start.draft';
import { failureOf } from '@haat/machines/failure';
import type { Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useAddDate } from '../../../queries/catalog/dates.queries';

interface AddDateDialogProps {
  product: Product;
  /** IANA: on whose clocks it is typed. */
  timeZone: string;
  isOpen: boolean;
  onClose: () => void;
}

/** When it is held once more; leads to the editor of the draft. */
export function AddDateDialog({ product, timeZone, isOpen, onClose }: AddDateDialogProps) {
  const { id, kind } = product;
  const [start, setStart] = useState(noStart);
  const [isAsked, setIsAsked] = useState(false);
  const add = useAddDate(id);
  const startsAt = startOf(start, timeZone);
  const refused = add.error ? failureOf(add.error, '').fields?.['startsAt'] : undefined;
  const close = () => {
    add.reset();
    setIsAsked(false);
    onClose();
  };
  const send = () => {
    setIsAsked(true);
    if (startsAt)
      add.mutate(startsAt.toISOString(), { onSuccess: (date) => navigate(paths.edit(kind, date.id)) });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('Add a date')}
      onSubmit={send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button tone="accent" type="submit" busy={add.isPending}>
            {t('Create the draft')}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text tone="soft">
          {t(
            'A draft with the same texts and prices, and seats of its own. Check it and publish it; buyers then choose a date.',
          )}
        </Text>
        <StartFields
          start={start}
          onChange={(changes) => {
            add.reset();
            setStart((now) => ({ ...now, ...changes }));
          }}
          onLeave={() => {}}
          timeZone={timeZone}
          error={refused ?? (isAsked && !startsAt ? t('Choose the start date and time') : undefined)}
        />
        {refused === undefined && (
          <FailureNotice of={add.error} fallback={t('It was not added. Try again in a moment.')} />
        )}
      </Stack>
    </Dialog>
  );
}
