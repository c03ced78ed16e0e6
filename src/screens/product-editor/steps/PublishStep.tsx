import { Button, Card, Icon, List, ListRow, Notice, Stack, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { ApiError, failureOf } from '@haat/machines/failure';
import { selectUser } from '@haat/machines/session';
import type { Missing, Product, User } from '@haat/openapi';
import { namesOf } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { Session } from '../../../actors/session.actor';
import { SellerName } from '../../../components/people/SellerName';
import { PushOffer } from '../../../components/push/PushOffer';
import { Share } from '../../../components/share/Share';
import { addressOf } from '../../../components/share/ShareSheet';
import { useMoveProduct } from '../../../queries/catalog/products.queries';
import type { Draft } from '../draft/draft';
import type { DraftStore } from '../draft/draft-store';
import { useDraftContext } from '../use-draft-context';
import { missingOf } from './steps';

interface PublishStepProps {
  store: DraftStore;
  draft: Draft;
  product: Product | null;
  onField: (field: string) => void;
}

/** What is still missing, with the way there; then one button; then the link. */
export function PublishStep(props: PublishStepProps) {
  const user = Session.useSelector(selectUser);
  const { product } = props;
  if (product && product.status !== 'draft') return <Live product={product} user={user} />;
  return <Unpublished {...props} user={user} />;
}

function Unpublished({ store, draft, user, onField }: PublishStepProps & { user: User | null }) {
  const move = useMoveProduct();
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const context = useDraftContext(draft);
  const missing = missingOf(draft, user?.name ?? null, context).filter(({ field }) => field !== 'name');
  const needsName = !user?.name;
  const { one } = namesOf(draft.kind);
  const isConflicted = store.get().save.is === 'conflicted';

  const publish = async () => {
    setError(null);
    setIsSending(true);
    try {
      await store.flush();
      const { product, save } = store.get();
      if (save.is === 'kept' && save.error !== undefined) throw save.error;
      // What is to be published is chosen first; the choice stands above.
      if (save.is === 'conflicted') return;
      if (!product) throw new Error('The change was not sent');
      store.learn(await move.mutateAsync({ id: product.id, event: 'publish' }));
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Stack space="24">
      {needsName && <SellerName />}
      {missing.length > 0 && <StillMissing missing={missing} onField={onField} />}
      {missing.length === 0 && !needsName && (
        <Notice tone="good">{t('Everything that a buyer needs is here.')}</Notice>
      )}
      {error !== null && <NotPublished error={error} />}
      <Button
        tone="accent"
        mainAction
        disabled={missing.length > 0 || needsName || isConflicted}
        busy={isSending}
        onPress={() => void publish()}
      >
        {t('Publish the {one}', { one })}
      </Button>
      <Text size="13" tone="soft">
        {t('You can edit everything later, and pause it at any time.')}
      </Text>
    </Stack>
  );
}

function StillMissing({
  missing,
  onField,
}: {
  missing: readonly Missing[];
  onField: (field: string) => void;
}) {
  return (
    <Card title={t('Missing')} padding="none">
      <List label={t('Missing')}>
        {missing.map(({ field, message }) => (
          <ListRow
            key={field}
            leading={<Icon name="alert" tone="caution" />}
            title={translate(message)}
            truncate={false}
            onPress={() => onField(field)}
            chevron
          />
        ))}
      </List>
    </Card>
  );
}

function NotPublished({ error }: { error: unknown }) {
  const { message, fields } = failureOf(error, t('It was not published. Nothing is lost; try again.'));
  const reasons = error instanceof ApiError ? Object.values(fields ?? {}) : [];
  return (
    <Notice tone="critical" title={translate(message)} live>
      {reasons.map(translate).join('. ')}
    </Notice>
  );
}

function Live({ product, user }: { product: Product; user: User | null }) {
  const { one } = namesOf(product.kind);
  return (
    <Stack space="24">
      {product.status === 'published' ? (
        <Notice tone="good" live>
          {t('Your {one} is on sale. Buyers see {name} next to the price.', {
            one,
            name: user?.name ?? t('your name'),
          })}
        </Notice>
      ) : (
        <Notice tone="caution">{t('This {one} is not on sale. Its page tells visitors so.', { one })}</Notice>
      )}
      <Card>
        <Share url={addressOf(product)} title={product.title} />
      </Card>
      {product.status === 'published' && <PushOffer />}
    </Stack>
  );
}
