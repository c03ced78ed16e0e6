-- The pictures that are kept, by what they are of. `free_since` is when somebody last had one that nothing names: uploaded it, or took it out
-- of what named it. Null while something names it.
create table picture (
  id text primary key,
  free_since timestamptz
);

create index picture_free on picture (free_since) where free_since is not null;

insert into picture (id)
select id from (
  select cover->>'id' as id from product where cover is not null
  union select each->>'id' from product, jsonb_array_elements(gallery) each where gallery is not null
  union select picture_id from upload
) named where id is not null;
