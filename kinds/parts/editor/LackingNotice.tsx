import { Notice } from '@haat/design-system';

/** What a list that is on sale cannot be without, where no field can say it. */
export const LackingNotice = ({ problem }: { problem: string | undefined }) =>
  problem === undefined ? null : (
    <Notice tone="caution" live isError>
      {problem}
    </Notice>
  );
