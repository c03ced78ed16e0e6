import { Button, IconButton, Sheet, Skeleton, Stack, useToast } from '@haat/design-system';
import { useState } from 'react';
import { Faces } from '../../parts/faces/Faces';
import { useSale } from '../../queries/sales.queries';
import { RefundDialog } from './RefundDialog';
import { SaleDetail } from './SaleDetail';
import { SalePapers } from './SalePapers';

interface SaleSheetProps {
  /** The open sale; null closes. */
  id: string | null;
  onClose: () => void;
}

/** One sale over the list. Keeps what it shows while it slides away. */
export function SaleSheet({ id, onClose }: SaleSheetProps) {
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const shown = id ?? last;
  if (shown === null) return null;
  return <OpenSale id={shown} isOpen={id !== null} onClose={onClose} />;
}

function OpenSale({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const sale = useSale(id);
  const [isRefunding, setIsRefunding] = useState(false);
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => toast.show({ text: 'The order’s number is copied.', tone: 'good' }),
      () => toast.show({ text: `Copying is not allowed here. The number is ${id}.` }),
    );
  };
  return (
    <>
      <Sheet
        open={isOpen}
        onClose={onClose}
        title={`Sale ${id}`}
        actions={<IconButton label="Copy the order’s number" icon="copy" onPress={copy} />}
        footer={
          sale.data &&
          sale.data.refundable > 0 && (
            <Button tone="critical" fullWidth onPress={() => setIsRefunding(true)}>
              Refund
            </Button>
          )
        }
      >
        <Faces
          of={sale}
          subject="The sale"
          skeleton={
            <Stack space="16">
              <Skeleton width={160} height={40} />
              <Skeleton height={56} radius="control" />
              <Skeleton height={200} radius="control" />
            </Stack>
          }
        >
          {(detail) => (
            <Stack space="20">
              <SaleDetail detail={detail} />
              <SalePapers id={id} />
            </Stack>
          )}
        </Faces>
      </Sheet>
      {sale.data && (
        <RefundDialog detail={sale.data} isOpen={isRefunding} onClose={() => setIsRefunding(false)} />
      )}
    </>
  );
}
