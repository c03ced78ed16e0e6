-- Rooms on the Jitsi server of the installation, for live sessions whose creator names none. Whoever knows a name can enter.
create table live_room (
  seller_id uuid not null,
  product_id text not null,
  -- Empty for a product that is a session itself.
  lesson_id text not null,
  name text not null,
  primary key (seller_id, product_id, lesson_id)
);
