-- Reminders of unpaid orders under one term: tables, queues, template and reasons.
alter table follow_up rename to payment_reminder;
alter index follow_up_pkey rename to payment_reminder_pkey;
alter index follow_up_due rename to payment_reminder_due;
alter index follow_up_of_buyer rename to payment_reminder_of_buyer;
alter table follow_up_refusal rename to payment_reminder_opt_out;
alter index follow_up_refusal_pkey rename to payment_reminder_opt_out_pkey;
alter table follow_up_choice rename to payment_reminder_setting;
alter index follow_up_choice_pkey rename to payment_reminder_setting_pkey;

update payment_reminder set end_reason = case end_reason
  when 'begunAnew' then 'newerOrder' when 'refused' then 'optedOut' else end_reason end;

update job set queue = 'payment-reminders.order' where queue = 'follow-ups.order';
update job set payload = jsonb_set(payload, '{template}', '"paymentReminder"') where queue = 'notify' and payload->>'template' = 'followUp';

-- A schedule enters its own name when the server starts.
delete from job where queue in ('every.follow-ups.due', 'every.follow-ups.forget');
delete from schedule where name in ('follow-ups.due', 'follow-ups.forget');
