import { Dialog, useToast } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { BusinessClaim } from '@haat/openapi';
import { Question } from '../../../components/question/Question';
import { useEndBusiness } from '../../../queries/accounts/business.queries';

/** What ends: selling with GST, or a number under which nothing was sold yet. */
export type Ended = 'selling' | BusinessClaim['status'];

interface EndProps {
  what: Ended;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms the removal or withdrawal of a GSTIN. */
export function BusinessEnd({ what, isOpen, onClose }: EndProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t(wordsOf(what).title)}>
      <Ending what={what} onClose={onClose} />
    </Dialog>
  );
}

const texts = {
  selling: {
    title: 'Sell without GST?',
    text: 'From the next sale your prices do not include GST, and buyers get receipts. Existing invoices stay as they are.',
    yes: 'Sell without GST',
    no: 'Keep GSTIN',
    done: 'You now sell without GST.',
  },
  checking: {
    title: 'Withdraw your GSTIN?',
    text: 'We will stop the review. You keep selling without GST. You can add it again.',
    yes: 'Withdraw',
    no: 'Keep',
    done: 'Your GSTIN is withdrawn. You sell without GST.',
  },
  refused: {
    title: 'Remove this GSTIN?',
    text: 'It is removed from this page. You keep selling without GST. You can add another one.',
    yes: 'Remove',
    no: 'Keep',
    done: 'The GSTIN is removed. You sell without GST.',
  },
} as const satisfies Record<Ended, Record<'title' | 'text' | 'yes' | 'no' | 'done', Phrase>>;

export const wordsOf = (what: Ended): (typeof texts)[Ended] => texts[what];

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
