-- How a subscription was at the last midnight, called a snapshot.
alter table subscription rename column stood_status to snapshot_status;
alter table subscription rename column stood_terms to snapshot_terms;
alter table subscription rename column stood_ends_at to snapshot_ends_at;
alter table subscription rename column stood_since to snapshot_since;
