import { Box, Skeleton, Stack } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { paths } from '../../app/paths';
import { Faces } from '../../parts/faces/Faces';
import { useProduct } from '../../queries/products.queries';
import { Editor } from './Editor';
import { form } from './editor.css';
import { type StepKey, stepOf } from './steps';

/** Making a payment page, and changing one: `?id=` names it, `?step=` the step. */
export function PageEditorScreen() {
  const query = new URLSearchParams(useSearch());
  const id = query.get('id');
  const step = stepOf(query.get('step'));
  // A page that this editor itself has made is not opened anew.
  const [made, setMade] = useState<string | null>(null);
  const onCreated = useCallback((created: string) => {
    flushSync(() => setMade(created));
    navigate(addressOf(created, current().step), { replace: true });
  }, []);
  const onStep = (next: StepKey) => navigate(addressOf(current().id, next));
  if (id === null || id === made) {
    return (
      <WithOwner key="new">
        {(owner) => <Editor owner={owner} opened={null} step={step} onStep={onStep} onCreated={onCreated} />}
      </WithOwner>
    );
  }
  return (
    <WithOwner key={id}>
      {(owner) => <Existing owner={owner} id={id} step={step} onStep={onStep} />}
    </WithOwner>
  );
}

/** What the address says now, also after it has changed under a running call. */
function current() {
  const query = new URLSearchParams(window.location.search);
  return { id: query.get('id'), step: stepOf(query.get('step')) };
}

function addressOf(id: string | null, step: StepKey): string {
  const query = new URLSearchParams({
    ...(id !== null && { id }),
    ...(step !== 'basics' && { step }),
  }).toString();
  return paths.create('page') + (query && `?${query}`);
}

/** Drafts belong to somebody; nothing is drawn before it is known to whom. */
function WithOwner({ children }: { children: (owner: string) => React.ReactNode }) {
  const owner = Session.useSelector(selectUser)?.id;
  return owner === undefined ? <Loading /> : children(owner);
}

interface ExistingProps {
  id: string;
  owner: string;
  step: StepKey;
  onStep: (step: StepKey) => void;
}

/** Opens a page that the server has. */
export function Existing({ id, owner, step, onStep }: ExistingProps) {
  const product = useProduct(id);
  return (
    <Faces
      of={product}
      subject="The page"
      reassurance="It is safe, and buyers see it as it is. Only this view of it did not load."
      skeleton={<Loading />}
    >
      {(data) => <Editor owner={owner} opened={data} step={step} onStep={onStep} onCreated={ignore} />}
    </Faces>
  );
}

/** A page that was opened is not made. */
const ignore = () => undefined;

const Loading = () => (
  <Box className={form}>
    <Stack space="24">
      <Skeleton width={180} height={32} />
      <Skeleton height={72} radius="control" />
      <Skeleton height={180} radius="control" />
      <Skeleton height={72} radius="control" />
    </Stack>
  </Box>
);
