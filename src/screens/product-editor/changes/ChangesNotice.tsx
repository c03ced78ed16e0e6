import { Button, Inline, Notice } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import type { PublishChanges } from './use-publish-changes';

/** Above the form of what buyers have already: that what is typed waits, and what else can be done with it. */
export function ChangesNotice({ product, send }: { product: Product; send: PublishChanges['send'] }) {
  const { hasUnpublishedChanges, published } = product;
  const history = (
    <Button tone="quiet" size="small" onPress={() => send({ type: 'history' })}>
      {t('History')}
    </Button>
  );
  if (!hasUnpublishedChanges)
    return (
      <Notice icon="eye" action={history}>
        {t('What you change here stays a draft until you publish it.')}
      </Notice>
    );
  return (
    <Notice
      icon="pencil"
      title={t('Unpublished changes.')}
      action={
        <Inline space="8">
          <Button size="small" onPress={() => send({ type: 'discard' })}>
            {t('Discard changes')}
          </Button>
          {history}
        </Inline>
      }
    >
      {published && t('Buyers still see the version of {when}.', { when: dateAndTime(published.updatedAt) })}
    </Notice>
  );
}
