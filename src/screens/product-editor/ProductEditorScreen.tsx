import { Box, ButtonLink, Skeleton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import type { ProductKind } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { homeOf, namesOf } from '@haat/web/product-kinds/product-kinds';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { NoSuchProduct } from '../../components/product-kinds/NoSuchProduct';
import { useOwnProduct } from '../../components/product-kinds/use-own-product';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { ClosedProduct } from './ClosedProduct';
import { Editor } from './Editor';
import { form } from './editor.css';
import { addressWith } from './steps/step-address';
import { type StepKey, stepOf } from './steps/steps';

/** Making a product of a kind, and changing one: `?id=` names it, `?step=` the step. */
export function ProductEditorScreen({ kind }: { kind: ProductKind }) {
  const query = new URLSearchParams(useSearch());
  const id = query.get('id');
  const step = stepOf(kind, query.get('step'));
  // One that this editor itself has made is not opened anew, for as long as the address stays with it.
  const [made, setMade] = useState<string | null>(null);
  const [generation, setGeneration] = useState(0);
  const [at, setAt] = useState(id);
  if (id !== at) {
    setAt(id);
    if (id !== made) {
      setMade(null);
      setGeneration(generation + 1);
    }
  }
  const onCreated = useCallback((created: string) => {
    flushSync(() => setMade(created));
    navigate(addressWith({ id: created }), { replace: true });
  }, []);
  // Going back leads to no address from before it had its own.
  const onStep = (next: StepKey) => navigate(addressWith({ step: next }), { replace: id === null });
  const props = { kind, step, onStep };
  if (id === null || id === made) {
    return (
      <WithOwner key={`new ${kind} ${generation}`} kind={kind}>
        {(owner) => <Editor {...props} owner={owner} opened={null} onCreated={onCreated} />}
      </WithOwner>
    );
  }
  return (
    <WithOwner key={id} kind={kind}>
      {(owner) => <Existing {...props} owner={owner} id={id} />}
    </WithOwner>
  );
}

interface WithOwnerProps {
  kind: ProductKind;
  children: (owner: string) => React.ReactNode;
}

/** Drafts belong to somebody; nothing is drawn before it is known to whom. */
function WithOwner({ kind, children }: WithOwnerProps) {
  const owner = Session.useSelector(selectUser)?.id;
  return owner === undefined ? <Loading kind={kind} /> : children(owner);
}

interface ExistingProps {
  id: string;
  kind: ProductKind;
  owner: string;
  step: StepKey;
  onStep: (step: StepKey) => void;
}

/** Opens a product that the server has. One of another kind is opened where it belongs. */
export function Existing({ id, kind, owner, step, onStep }: ExistingProps) {
  const values = useOwnProduct([kind], id, (other) => paths.edit(other.kind, other.id));
  if (values.is === 'elsewhere') return <Loading kind={kind} />;
  if (values.is === 'unknown')
    return (
      <Box className={form}>
        <NoSuchProduct kind={kind} />
      </Box>
    );
  return (
    <AsyncStates
      of={values.query}
      subject={t('The {one}', { one: namesOf(kind).one })}
      reassurance={t('Your product is safe, and buyers can still see it. Only this view did not load.')}
      skeleton={<Loading kind={kind} />}
      wayOn={<BackToList kind={kind} />}
    >
      {(data) =>
        data.status === 'archived' ? (
          <Box className={form}>
            <Stack space="24">
              <ScreenHeader title={data.title} />
              <ClosedProduct product={data} />
            </Stack>
          </Box>
        ) : (
          <Editor kind={kind} owner={owner} opened={data} step={step} onStep={onStep} onCreated={ignore} />
        )
      }
    </AsyncStates>
  );
}

/** What was opened is not made. */
const ignore = () => undefined;

/** Until the editor has come with its bars, and where it does not, this is the way out. */
const BackToList = ({ kind }: { kind: ProductKind }) => (
  <ButtonLink href={homeOf(kind)} tone="quiet">
    {t('View your {many}', namesOf(kind))}
  </ButtonLink>
);

const Loading = ({ kind }: { kind: ProductKind }) => (
  <Box className={form}>
    <Stack space="24">
      <Box>
        <BackToList kind={kind} />
      </Box>
      <Skeleton width={180} height={32} />
      <Skeleton height={72} radius="control" />
      <Skeleton height={180} radius="control" />
      <Skeleton height={72} radius="control" />
    </Stack>
  </Box>
);
