-- Days of plays that are old enough to be put together are found without reading all visits.
create index visit_count_played on visit_count (day) where dimension = 'played';
