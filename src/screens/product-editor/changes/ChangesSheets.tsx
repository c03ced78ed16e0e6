import { Button, Checkbox, Notice, Sheet, Skeleton, Stack, Text } from '@haat/design-system';
import { plural, t, translate } from '@haat/i18n';
import {
  selectCanPublish,
  selectError,
  selectIsBusy,
  selectIsPreparing,
  selectIsStale,
  selectNewLessons,
  selectReviewed,
  selectTellBuyers,
} from '@haat/machines/publish-changes';
import { AreYouSure } from '../../../components/product-actions/AreYouSure';
import { ChangeList } from './ChangeList';
import { History } from './History';
import { Problem } from './Problem';
import type { PublishChanges } from './use-publish-changes';

/** What publishing shows before it is done, the question before changes are dropped, and what was published before. */
export function ChangesSheets({ snapshot, open, send }: PublishChanges) {
  const onClose = () => send({ type: 'close' });
  return (
    <>
      <Sheet
        open={open === 'review'}
        onClose={onClose}
        title={t('Publish changes')}
        footer={
          <Button
            tone="accent"
            fullWidth
            disabled={!selectCanPublish(snapshot) && !selectIsBusy(snapshot)}
            busy={selectIsBusy(snapshot)}
            onPress={() => send({ type: 'publish' })}
          >
            {t('Publish changes')}
          </Button>
        }
      >
        <Review snapshot={snapshot} send={send} />
      </Sheet>
      <Sheet open={open === 'discard'} onClose={onClose} title={t('Discard changes')}>
        <Stack space="16">
          <Problem error={selectError(snapshot)} />
          <AreYouSure
            question={t('Discard all unpublished changes? Buyers keep seeing the published version.')}
            yes={t('Discard')}
            isBusy={selectIsBusy(snapshot)}
            onYes={() => send({ type: 'confirm' })}
            onNo={onClose}
          />
        </Stack>
      </Sheet>
      <Sheet open={open === 'history'} onClose={onClose} title={t('History')}>
        <History snapshot={snapshot} send={send} />
      </Sheet>
    </>
  );
}

/** Offers to tell buyers of lessons that publishing adds. */
function TellBuyers({ snapshot, send }: Shown) {
  const lessons = selectNewLessons(snapshot);
  if (lessons === 0) return null;
  return (
    <Checkbox
      id="publish-tellBuyers"
      name="tellBuyers"
      label={plural(lessons, 'Tell buyers of {count} new lesson', 'Tell buyers of {count} new lessons', {})}
      checked={selectTellBuyers(snapshot)}
      onChange={(tellBuyers) => send({ type: 'setTellBuyers', tellBuyers })}
      help={t(
        'One email to each, or a text message without an email address, between 9 am and 9 pm. Lessons that are not open yet are left out.',
      )}
    />
  );
}

type Shown = Pick<PublishChanges, 'snapshot' | 'send'>;

function Review({ snapshot, send }: Shown) {
  const reviewed = selectReviewed(snapshot);
  const error = selectError(snapshot);
  if (selectIsPreparing(snapshot) || !reviewed)
    return error === null ? (
      <Stack space="12">
        <Skeleton height={56} radius="control" />
        <Skeleton height={56} radius="control" />
      </Stack>
    ) : (
      <Problem error={error} onRetry={() => send({ type: 'retry' })} />
    );
  const { changes = [], missing, status, hasUnpublishedChanges } = reviewed;
  if (!hasUnpublishedChanges) return <Text tone="soft">{t('Everything is published.')}</Text>;
  return (
    <Stack space="16">
      {selectIsStale(snapshot) && (
        <Notice tone="caution" live>
          {t('This was changed elsewhere. Check it and try again.')}
        </Notice>
      )}
      <Problem error={error} />
      {status === 'published' && missing.length > 0 && (
        <Notice tone="caution" title={t('Missing')}>
          {missing.map(({ message }) => translate(message)).join('. ')}
        </Notice>
      )}
      <Text tone="soft">
        {status === 'published'
          ? t('Buyers see this as soon as you publish. Existing purchases keep their price.')
          : t('This is not on sale, and stays off sale.')}
      </Text>
      <ChangeList changes={changes} />
      <TellBuyers snapshot={snapshot} send={send} />
      <Button tone="quiet" icon="trash" onPress={() => send({ type: 'discard' })}>
        {t('Discard changes')}
      </Button>
    </Stack>
  );
}
