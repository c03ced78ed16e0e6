import { Button, Field, Form, Inline, Stack, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { selectUser } from '@haat/machines/session';
import { useMutation } from '@tanstack/react-query';
import { Session } from '../../actors/session.actor';
import { renameAccount } from '../../queries/accounts/account.queries';
import { useStored } from '../remembered/use-kept';
import { useSells } from './use-sells';

/** The name that buyers read before they pay, one for all pages. Whoever sells nothing has one, too. */
export function SellerName() {
  const session = Session.useActorRef();
  const sells = useSells();
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
    <Form onSubmit={() => rename.mutate(name.trim())} aria-label={sells ? t('Seller name') : t('Name')}>
      <Stack space="12">
        <Field
          label={sells ? t('Your name, as shown to buyers') : t('Your name')}
          name="name"
          autoComplete="name"
          required
          requiredMessage={
            sells ? t('Enter your name or your shop’s name.') : t('Enter your name.|of a buyer')
          }
          value={name}
          onChange={setName}
          maxLength={120}
          {...(sells && {
            help: t('Buyers want to know who they are paying. It is shown on all your pages.'),
          })}
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
