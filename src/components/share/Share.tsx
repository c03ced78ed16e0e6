import { Box, Button, ButtonLink, Field, Stack, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { saveFile } from '../files/save-file';
import { Qr, qrFile } from './Qr';
import { qrPicture } from './qr-picture';
import { targets } from './share.css';

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
      () => toast.show({ text: t('Link copied.'), tone: 'good' }),
      () => toast.show({ text: t('Copying is not allowed here. Touch and hold the link to copy it.') }),
    );
  };
  const hasOwnWay = typeof navigator.share === 'function';
  // People close that sheet without sharing; that is no failure.
  const shareByPhone = () => void navigator.share({ url, title }).catch(() => undefined);
  const savePicture = async () => {
    const picture = await qrPicture(url);
    if (picture) saveFile('qr.png', 'image/png', picture);
    else toast.show({ text: t('This browser cannot create images. Download the one for print.') });
  };
  return (
    <Stack space="20">
      <Qr text={url} label={t('QR code of the link to {title}', { title })} />
      <Field label={t('Link')} name="link" value={url} onChange={() => undefined} readOnly />
      <Box className={targets}>
        <Button icon="copy" onPress={copy}>
          {t('Copy link')}
        </Button>
        <ButtonLink href={links.whatsApp} icon="message" size="small" external>
          WhatsApp
        </ButtonLink>
        <ButtonLink href={links.telegram} icon="send" size="small" external>
          Telegram
        </ButtonLink>
        {hasOwnWay && (
          <Button icon="share" size="small" onPress={shareByPhone}>
            {t('More options')}
          </Button>
        )}
        <Button icon="image" size="small" onPress={() => void savePicture()}>
          {t('QR image')}
        </Button>
        <Button icon="download" size="small" onPress={() => saveFile('qr.svg', 'image/svg+xml', qrFile(url))}>
          {t('QR for print')}
        </Button>
      </Box>
    </Stack>
  );
}

/** Where a link can be sent on, with a word about it. Takes an absolute address. */
function shareLinks(url: string, title: string) {
  const encodedTitle = encodeURIComponent(title);
  const address = encodeURIComponent(url);
  return {
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    telegram: `https://t.me/share/url?url=${address}&text=${encodedTitle}`,
  };
}
