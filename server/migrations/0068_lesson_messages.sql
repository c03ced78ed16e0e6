-- When lessons of a product open next by their days or dates, and how far those who have access were told of those that have opened.
create table lesson_opening (
  seller_id uuid not null,
  product_id text not null,
  -- When somebody may have to be told next.
  next_at timestamptz not null,
  -- Of what opened until then, everybody was told.
  told_until timestamptz not null,
  -- The end of the span that is being told of, and the grant that was the last; null while none is.
  telling_until timestamptz,
  after_granted_at timestamptz,
  after_grant_id text,
  primary key (seller_id, product_id)
);
create index lesson_opening_due on lesson_opening (next_at);

-- Lessons that a version of a product added, while those who had access are told of them. Each has been once.
create table lesson_announcement (
  seller_id uuid not null,
  product_id text not null,
  version integer not null,
  lesson_ids jsonb not null,
  published_at timestamptz not null,
  due_at timestamptz not null,
  -- The grant that was told last; null before the first.
  after_granted_at timestamptz,
  after_grant_id text,
  told_count integer not null default 0,
  ended_at timestamptz,
  primary key (seller_id, product_id, version)
);
alter table lesson_announcement alter column told_count drop default;
create index lesson_announcement_due on lesson_announcement (due_at) where ended_at is null;
create index lesson_announcement_ended on lesson_announcement (ended_at) where ended_at is not null;

-- Holders of grants who want no messages about lessons of their product.
create table lesson_opt_out (
  seller_id uuid not null,
  grant_id text not null,
  at timestamptz not null,
  primary key (seller_id, grant_id)
);

-- Those who had access were told of the lessons that the version added.
alter table product_version add column told_buyers boolean not null default false;
alter table product_version alter column told_buyers drop default;

-- Products that are on sale already. What does not open by time is deleted when its turn comes.
insert into lesson_opening (seller_id, product_id, next_at, told_until)
select seller_id, id, now(), now() from product where status <> 'draft' and content::text like '%"opens"%';
