-- What somebody chose to say of themselves, and the language they are spoken to in; null is not chosen.
alter table account add column language text;

alter table account add column bio text;

-- Names of public pages, `folded` to small letters: nobody takes one in other letters. An account shows the one that has not been left; one that
-- was left leads on, and is its owner's, for a while.
create table account_handle (
  folded text primary key,
  account_id uuid not null,
  taken_at timestamptz not null,
  left_at timestamptz
);

create index account_handle_by_account on account_handle (account_id, taken_at);

create index account_handle_left on account_handle (left_at) where left_at is not null;
