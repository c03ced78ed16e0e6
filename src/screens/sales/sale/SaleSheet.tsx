import {
  Button,
  ButtonLink,
  IconButton,
  Inline,
  Sheet,
  Skeleton,
  Stack,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { buyerName } from '../../../components/people/buyer';
import { whatsAppTo } from '../../../components/people/phone';
import { orderStatus } from '../../../components/status/order-status';
import { useResend, useSale } from '../../../queries/orders/sales.queries';
import { ChangeDate } from '../date/ChangeDate';
import { AnswerRequest } from '../refund/AnswerRequest';
import { RefundDialog } from '../refund/RefundDialog';
import { SaleDetail } from './SaleDetail';
import { SaleDocuments } from './SaleDocuments';

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
  const resend = useResend(id);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast.show({ text: t('The links have been sent to the buyer.'), tone: 'good' }),
      onError: (error) =>
        toast.show({ text: failureOf(error, t('They were not sent. Try again.')).message, tone: 'critical' }),
    });
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => toast.show({ text: t('Order number copied.'), tone: 'good' }),
      () => toast.show({ text: t('Copying is not allowed here. The number is {id}.', { id }) }),
    );
  };
  return (
    <>
      <Sheet
        open={isOpen}
        onClose={onClose}
        title={t('Sale {id}', { id })}
        actions={<IconButton label={t('Copy order number')} icon="copy" onPress={copy} />}
        footer={
          sale.data &&
          sale.data.refundable > 0 && (
            <Button tone="critical" fullWidth onPress={() => setIsRefunding(true)}>
              {t('Refund')}
            </Button>
          )
        }
      >
        <AsyncStates
          of={sale}
          subject={t('The sale')}
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
              {detail.request?.endedAt === null && (
                <AnswerRequest
                  orderId={id}
                  request={detail.request}
                  buyer={buyerName(detail.transaction.buyer)}
                />
              )}
              <SaleDetail detail={detail} />
              <SaleDocuments id={id} />
              {orderStatus[detail.transaction.status].isPaid && (
                <Inline space="12">
                  <ChangeDate detail={detail} />
                  <Button size="small" icon="share" onPress={send} busy={resend.isPending}>
                    {t('Resend links')}
                  </Button>
                  <ButtonLink
                    href={whatsAppTo(detail.transaction.buyer.phone)}
                    size="small"
                    icon="message"
                    external
                  >
                    {t('Message on WhatsApp')}
                  </ButtonLink>
                </Inline>
              )}
            </Stack>
          )}
        </AsyncStates>
      </Sheet>
      {sale.data && (
        <RefundDialog detail={sale.data} isOpen={isRefunding} onClose={() => setIsRefunding(false)} />
      )}
    </>
  );
}
