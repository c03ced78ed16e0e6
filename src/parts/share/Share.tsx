import { Box, Button, ButtonLink, Field, Stack, useToast } from '@haat/design-system';
import { saveFile } from '../files/save-file';
import { Qr, qrFile } from './Qr';
import { ways } from './share.css';
import { shareLinks } from './share-links';

interface ShareProps {
  /** Absolute. */
  url: string;
  title: string;
}

/** Every way a link travels: copied, as a QR, by WhatsApp and Telegram, and by whatever the phone offers. */
export function Share({ url, title }: ShareProps) {
  const toast = useToast();
  const links = shareLinks(url, title);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => toast.show({ text: 'The link is copied.', tone: 'good' }),
      () => toast.show({ text: 'Copying is not allowed here. Hold the link to copy it.' }),
    );
  };
  const hasOwnWay = typeof navigator.share === 'function';
  // People close that sheet without sharing; that is no failure.
  const shareByPhone = () => void navigator.share({ url, title }).catch(() => undefined);
  return (
    <Stack space="20">
      <Qr text={url} label={`QR code of the link to ${title}`} />
      <Field label="Link" name="link" value={url} onChange={() => undefined} readOnly />
      <Box className={ways}>
        <Button icon="copy" onPress={copy}>
          Copy link
        </Button>
        <ButtonLink href={links.whatsApp} icon="message" external>
          WhatsApp
        </ButtonLink>
        <ButtonLink href={links.telegram} icon="send" external>
          Telegram
        </ButtonLink>
        {hasOwnWay && (
          <Button icon="share" onPress={shareByPhone}>
            More ways
          </Button>
        )}
        <Button icon="download" onPress={() => saveFile('qr.svg', 'image/svg+xml', qrFile(url))}>
          Save QR
        </Button>
      </Box>
    </Stack>
  );
}
