import { Button, Field, Form, Inline, Stack, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { selectUser } from '@haat/machines/session';
import { useMutation } from '@tanstack/react-query';
import { Session } from '../../actors/session.actor';
import { renameAccount } from '../../queries/accounts/account.queries';
import { useStored } from '../remembered/use-kept';

/** The name that buyers read before they pay; one for all pages. */
export function SellerName() {
  const session = Session.useActorRef();
  const saved = Session.useSelector(selectUser)?.name ?? '';
  const [name, setName, forgetName] = useStored('seller-name', saved);
  const toast = useToast();
  const rename = useMutation({
    mutationFn: renameAccount,
    onSuccess: (user) => {
      forgetName();
      session.send({ type: 'user.changed', user });
      toast.show({ text: t('Name saved.'), tone: 'good' });
    },
  });
  const failure = rename.error && failureOf(rename.error, t('The name was not saved. Try again.'));
  const error = failure?.fields?.['name'] ?? failure?.message;
  return (
    <Form onSubmit={() => rename.mutate(name.trim())} aria-label={t('Seller name')}>
      <Stack space="12">
        <Field
          label={t('Your name, as shown to buyers')}
          name="name"
          autoComplete="name"
          required
          requiredMessage={t('Enter your name or your shop’s name.')}
          value={name}
          onChange={setName}
          maxLength={120}
          help={t('Buyers want to know who they are paying. It is shown on all your pages.')}
          {...(error !== undefined && { error })}
        />
        <Inline space="8">
          <Button type="submit" busy={rename.isPending}>
            {t('Save name')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
