-- Tables, columns, states and queues under the standard terms for them.
alter table leaving rename to account_deletion;
alter index leaving_pkey rename to account_deletion_pkey;
alter index leaving_due rename to account_deletion_due;
alter table account_deletion rename column gives_up to forfeited;
alter table account_deletion rename column going_at to erasing_at;
alter table account_deletion rename column gone_at to erased_at;
update account_deletion set status = case status
  when 'staying' then 'active' when 'leaving' then 'scheduled' when 'going' then 'erasing' when 'gone' then 'erased' else status end;
drop index account_deletion_due;
create index account_deletion_due on account_deletion (ends_at) where status in ('scheduled', 'erasing');

alter table takeout rename to data_export;
alter index takeout_pkey rename to data_export_pkey;
alter index takeout_under_way rename to data_export_under_way;
alter index takeout_ended rename to data_export_ended;
alter table data_export rename column packing_until to archiving_until;

alter table stray_payment rename to unmatched_payment;
alter index stray_payment_pkey rename to unmatched_payment_pkey;
alter index stray_payment_open rename to unmatched_payment_open;
update gateway_difference set kind = 'unmatchedDisputed' where kind = 'strayDisputed';

alter table plan_standing rename to plan_status;
alter index plan_standing_pkey rename to plan_status_pkey;
alter index plan_standing_due rename to plan_status_due;

update job set queue = 'account-deletion.archive' where queue = 'leaving.archive';
update job set queue = 'data-export.archive' where queue = 'takeout.pack';
update job set payload = jsonb_set(payload, '{template}', '"loginMethod"') where queue = 'notify' and payload->>'template' = 'wayIn';
update job set payload = payload || jsonb_build_object('template', 'accountDeletion', 'did', case payload->>'did'
  when 'asked' then 'requested' when 'stayed' then 'cancelled' when 'gone' then 'erased' else 'exported' end)
  where queue = 'notify' and payload->>'template' = 'leaving';

-- A schedule enters its own name when the server starts.
delete from job where queue in ('leaving.look', 'takeout.sweep');
delete from schedule where name in ('leaving.look', 'takeout.sweep');
