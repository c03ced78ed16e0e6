-- Who sent somebody is looked up by their code when an account is opened.
create index account_by_referral_code on account (referral_code);
