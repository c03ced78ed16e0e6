-- By which name a bank knows the payment of an order, as its buyer's app shows it. Text of a stranger: few characters, and short. Null where nobody said it.
alter table orders add column bank_reference text check (bank_reference ~ '^[A-Za-z0-9][A-Za-z0-9._/-]{3,39}$');
