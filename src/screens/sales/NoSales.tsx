import { ButtonLink, Card, EmptyState } from '@haat/design-system';

interface NoSalesProps {
  isFiltered: boolean;
  /** Where the list shows everything. */
  everything: string;
  /** Where a link to share is; null while there is nothing to share. */
  sharing: string | null;
}

/** Why there is nothing in the list, and what to do about it. */
export function NoSales({ isFiltered, everything, sharing }: NoSalesProps) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          title="Nothing matches"
          text="No sale fits all of these choices together."
          action={<ButtonLink href={everything}>Show all sales</ButtonLink>}
        />
      ) : (
        <EmptyState
          title="Your first sale will stand here"
          text="With who bought, what reached you, and why if something went wrong."
          action={
            sharing !== null && (
              <ButtonLink href={sharing} tone="accent" icon="share" mainAction>
                Share a page
              </ButtonLink>
            )
          }
        />
      )}
    </Card>
  );
}
