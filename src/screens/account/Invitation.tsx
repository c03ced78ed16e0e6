import { Button, Card, Inline, Sheet, Stack, Text } from '@haat/design-system';
import { useState } from 'react';
import { invitationPath } from '../../app/paths';
import { Share } from '../../parts/share/Share';
import { siteName } from '../../queries/site.queries';

/** The link that says who brought somebody. */
export function Invitation({ code }: { code: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const url = new URL(invitationPath(code), window.location.origin).href;
  return (
    <Card title="Invite another creator">
      <Stack space="16">
        <Text tone="soft">
          We remember that whoever opens an account by your link came through you. It costs neither of you
          anything.
        </Text>
        <Inline space="8">
          <Button icon="share" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
            Share your link
          </Button>
        </Inline>
      </Stack>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title="Your link">
        <Share url={url} title={`Sell on ${siteName()}`} />
      </Sheet>
    </Card>
  );
}
