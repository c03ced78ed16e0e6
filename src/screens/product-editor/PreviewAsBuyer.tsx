import { Button, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { useState } from 'react';
import { openLearnerPreview } from '../../queries/catalog/products.queries';

interface PreviewAsBuyerProps {
  productId: string;
  /** Resolves when what is typed is saved, as far as it can be. */
  onSave: () => Promise<void>;
}

/** Opens what buyers learn from in another tab, with all that is written by now. */
export function PreviewAsBuyer({ productId, onSave }: PreviewAsBuyerProps) {
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    // Opened at once: a browser allows it only while the press is being answered.
    const tab = window.open('', '_blank');
    setOpening(true);
    try {
      await onSave();
      const path = await openLearnerPreview(productId);
      if (tab) tab.location.assign(path);
      else window.location.assign(path);
    } catch (error) {
      tab?.close();
      toast.show({ text: failureOf(error, t('The preview could not be opened. Try again.')).message });
    }
    setOpening(false);
  };
  return (
    <Button size="small" icon="external" busy={isOpening} onPress={() => void open()}>
      {t('Open as a buyer')}
    </Button>
  );
}
