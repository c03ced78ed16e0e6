import { Button, formatPaise, Money, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { LapsedRequest } from '@haat/openapi';
import { fullDate } from '../../components/time/when';
import { acts, useLapsed } from '../../queries/admin.queries';
import { Case } from './Case';
import { Cases } from './Cases';
import { CreatorLink } from './creators/CreatorLink';

/** Buyers who asked for money back, and got no answer in time, or a no. */
export function Requests() {
  return (
    <Cases<LapsedRequest, { request: LapsedRequest; isGranted: boolean }>
      of={useLapsed()}
      subject={t('The requests')}
      empty={{
        title: t('Nobody was left without an answer'),
        text: t(
          'A buyer’s request for a refund comes here when the creator has let 48 hours go by, or said no.',
        ),
      }}
      keyOf={({ orderId }) => orderId}
      decision={({ request: { orderId, amount }, isGranted }) => ({
        about: `request.${orderId}`,
        title: isGranted
          ? t('Give {sum} back?', { sum: formatPaise(amount) })
          : t('Refuse {sum}?', { sum: formatPaise(amount) }),
        yes: isGranted ? t('Give it back') : t('Refuse it'),
        tone: 'critical',
        reasonLabel: t('Your answer'),
        reasonHelp: t('The buyer reads it, and it stays in the log.'),
        maxLength: 300,
        done: t('The buyer has your answer.'),
        onYes: (reason) => acts.decideRequest(orderId, isGranted, reason),
      })}
    >
      {(request, ask) => <One request={request} onDecide={(isGranted) => ask({ request, isGranted })} />}
    </Cases>
  );
}

function One({ request, onDecide }: { request: LapsedRequest; onDecide: (isGranted: boolean) => void }) {
  const { orderId, creatorId, title, amount, reason, at, answerBy, refusal } = request;
  const answer =
    refusal === null
      ? t('the creator had until {date}', { date: fullDate(answerBy) })
      : t('the creator said no');
  return (
    <Case
      title={title}
      meta={[t('Order {id}', { id: orderId }), t('asked {date}', { date: fullDate(at) }), answer].join(' · ')}
      aside={<Money paise={amount} weight="strong" />}
      actions={
        <>
          <CreatorLink id={creatorId} />
          <Button size="small" aria-haspopup="dialog" onPress={() => onDecide(true)}>
            {t('Give it back')}
          </Button>
          <Button size="small" tone="critical" aria-haspopup="dialog" onPress={() => onDecide(false)}>
            {t('Refuse')}
          </Button>
        </>
      }
    >
      <Text keepLines>{reason}</Text>
      {refusal !== null && (
        <Text keepLines tone="soft">
          {t('The creator’s answer: {words}', { words: refusal })}
        </Text>
      )}
    </Case>
  );
}
