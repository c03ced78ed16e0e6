-- A short video on the preview of a product: which file it is.
alter table product add column trailer jsonb;

-- Bytes of what a phone plays from beginning to end, unless its buyer chooses another quality. Null until renditions are served.
alter table media_stream add column played_bytes bigint;

update media_stream s set played_bytes = (
  select round(sum((r->>'averageBandwidth')::numeric * (
    select coalesce(sum(ms::numeric), 0) from jsonb_array_elements_text(r->'durations') ms
  ) / 8000))::bigint
  from jsonb_array_elements(s.renditions) r
  where r->>'name' = 'audio' or r->>'name' = (
    select picture->>'name' from jsonb_array_elements(s.renditions) picture
    where picture->>'name' <> 'audio' order by (picture->>'name')::int limit 1
  )
) where status = 'ready';
