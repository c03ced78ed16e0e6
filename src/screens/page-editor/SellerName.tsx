import { Button, Field, Form, Stack } from '@haat/design-system';
import { failureOf } from '@haat/machines/failure';
import { useMutation } from '@tanstack/react-query';
import { Session } from '../../actors/session.actor';
import { useKept } from '../../parts/kept/use-kept';
import { renameAccount } from '../../queries/account.queries';

/** Asks for the name that buyers read before they pay; once, for all pages. */
export function SellerName() {
  const session = Session.useActorRef();
  const [name, setName, forgetName] = useKept('seller-name', '');
  const rename = useMutation({
    mutationFn: renameAccount,
    onSuccess: (user) => {
      forgetName();
      session.send({ type: 'user.changed', user });
    },
  });
  const failure = rename.error && failureOf(rename.error, 'The name was not saved. Try again.');
  const error = failure?.fields?.['name'] ?? failure?.message;
  return (
    <Form onSubmit={() => rename.mutate(name.trim())} aria-label="Who sells">
      <Stack space="12">
        <Field
          label="Your name, as buyers see it"
          name="name"
          autoComplete="name"
          required
          requiredMessage="Write your name or your shop’s."
          value={name}
          onChange={setName}
          maxLength={120}
          help="People like to know whom they pay. It stands on every page of yours."
          {...(error !== undefined && { error })}
        />
        <Button type="submit" busy={rename.isPending}>
          Save the name
        </Button>
      </Stack>
    </Form>
  );
}
