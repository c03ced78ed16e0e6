import { Dialog, useToast } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { BusinessClaim } from '@haat/openapi';
import { Question } from '../../../components/question/Question';
import { useEndBusiness } from '../../../queries/business.queries';

/** What ends: selling with GST, or a number under which nothing was sold yet. */
export type Ended = 'selling' | BusinessClaim['status'];

interface EndProps {
  what: Ended;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before somebody sells without GST again, or takes back a number. */
export function BusinessEnd({ what, isOpen, onClose }: EndProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t(wordsOf(what).title)}>
      <Ending what={what} onClose={onClose} />
    </Dialog>
  );
}

const words = {
  selling: {
    title: 'Sell without GST?',
    text: 'From the next sale on your prices hold no GST, and buyers get receipts. Invoices that were made stay as they are.',
    yes: 'Sell without GST',
    no: 'Keep the GSTIN',
    done: 'From now on you sell without GST.',
  },
  checking: {
    title: 'Withdraw your GSTIN?',
    text: 'We do not look at it any more. You sell without GST, as now. You can add it again.',
    yes: 'Withdraw it',
    no: 'Keep it',
    done: 'Your GSTIN is withdrawn. You sell without GST.',
  },
  refused: {
    title: 'Remove this GSTIN?',
    text: 'It is no longer shown here. You sell without GST, as now. You can add another one.',
    yes: 'Remove it',
    no: 'Keep it',
    done: 'The GSTIN is removed. You sell without GST.',
  },
} as const satisfies Record<Ended, Record<'title' | 'text' | 'yes' | 'no' | 'done', Phrase>>;

export const wordsOf = (what: Ended): (typeof words)[Ended] => words[what];

function Ending({ what, onClose }: Omit<EndProps, 'isOpen'>) {
  const { text, yes, no, done } = wordsOf(what);
  const toast = useToast();
  const end = useEndBusiness();
  const stop = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast.show({ text: t(done), tone: 'good' });
      },
    });
  return (
    <Question
      text={t(text)}
      yes={t(yes)}
      no={t(no)}
      isBusy={end.isPending}
      error={end.error}
      fallback={t('Nothing was changed. Try again.')}
      onYes={stop}
      onNo={onClose}
    />
  );
}
