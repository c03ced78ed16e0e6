-- Who went to the room of a product that is a live session, when first and when last.
create table session_attendance (
  seller_id uuid not null,
  grant_id text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (seller_id, grant_id)
);
