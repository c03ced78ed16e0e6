import { Box, Text } from '@haat/design-system/preview';
import { type Phrase, t } from '@haat/i18n';
import type { JoinFailure } from '@haat/openapi/pages';

const texts: Record<JoinFailure, Phrase> = {
  notAgreed: 'Discord did not say that you agreed. Open the server again, and choose Authorise.',
  banned: 'You are banned from this server. Only its owner can change that.',
  tooManyGuilds: 'You are in as many servers as Discord allows. Leave one, then open this server again.',
  notPossible:
    'The server cannot take new members at the moment. The creator has to change its settings; your access stays.',
  later: 'Discord does not answer at the moment. Open the server again in a minute.',
};

/** Why somebody who came back from Discord is not in, and what to do. */
export const JoinFailureNotice = ({ failure }: { failure: JoinFailure }) => (
  <Box role="alert">
    <Text weight="strong">{t(texts[failure])}</Text>
  </Box>
);
