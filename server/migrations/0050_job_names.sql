-- Jobs and the table of deferred withholding by the field's terms.
alter table unreckoned_sale rename to deferred_withholding;
alter index unreckoned_sale_pkey rename to deferred_withholding_pkey;

update job set queue = renamed.name
from (values
  ('checkout.week', 'checkout.reconcile-week'),
  ('disputes.look', 'disputes.sync'),
  ('insight.count', 'analytics.count'),
  ('insight.subscriptions-of', 'analytics.subscriptions-of'),
  ('mandates.drop', 'mandates.cancel'),
  ('mandates.look', 'mandates.sync'),
  ('operator.tell-rates', 'operator.announce-rates')
) as renamed (former, name)
where job.queue = renamed.former;

-- A schedule enters its own name when the server starts. Those of 0047 are left behind under the names of their jobs.
delete from job where queue in (
  'every.checkout.week', 'every.discounts.look', 'every.plans.look', 'every.plans.referral-behind', 'every.insight.forget',
  'every.insight.subscriptions', 'every.ledger.reckon', 'every.subscriptions.upkeep', 'every.leaving.look', 'every.takeout.sweep'
);
delete from schedule where name in (
  'checkout.week', 'discounts.look', 'plans.look', 'plans.referral-behind', 'insight.forget', 'insight.subscriptions', 'ledger.reckon',
  'subscriptions.upkeep', 'leaving.look', 'takeout.sweep'
);
