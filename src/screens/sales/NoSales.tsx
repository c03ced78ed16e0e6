import { ButtonLink, Card, EmptyState } from '@haat/design-system';
import { paths } from '../../app/paths';

/** Why there is nothing in the list, and what to do about it. */
export function NoSales({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          title="Nothing matches"
          text="No sale fits all of these choices together."
          action={<ButtonLink href={paths.sales}>Show all sales</ButtonLink>}
        />
      ) : (
        <EmptyState
          title="Your first sale will stand here"
          text="With who bought, what reached you, and why if something went wrong."
          action={
            <ButtonLink href={paths.lists.page} tone="accent" icon="share" mainAction>
              Share a page
            </ButtonLink>
          }
        />
      )}
    </Card>
  );
}
