import { Button, Dialog, Inline, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Channel, ChannelService } from './services';

/** Asks before a channel is let go of. */
export function DisconnectDialog({
  service,
  channel,
  onClose,
}: {
  service: ChannelService;
  channel: Channel | null;
  onClose: () => void;
}) {
  const disconnect = service.useDisconnect();
  const toast = useToast();
  const confirm = async (one: Channel) => {
    try {
      await disconnect.mutateAsync(one);
      toast.show({ text: t('{title} is disconnected.', { title: one.title }), tone: 'good' });
      onClose();
    } catch {
      toast.show({ text: t('It could not be disconnected. Try again.'), tone: 'critical' });
    }
  };
  return (
    <Dialog
      open={channel !== null}
      onClose={onClose}
      title={channel ? t('Disconnect {title}?', { title: channel.title }) : ''}
    >
      {channel && (
        <Stack space="16">
          <Text>
            {t(
              'Its products go off sale until you connect it again. Members stay in it, and nobody is admitted or removed any more.',
            )}
          </Text>
          <Inline space="8">
            <Button tone="critical" busy={disconnect.isPending} onPress={() => void confirm(channel)}>
              {t('Disconnect')}
            </Button>
            <Button onPress={onClose}>{t('Keep')}</Button>
          </Inline>
        </Stack>
      )}
    </Dialog>
  );
}
