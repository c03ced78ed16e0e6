-- What the browser spoke that signed in last: messages use it until somebody chooses. No other device follows it.
alter table account add column sign_in_language text;
-- What the page spoke on which it was ordered; null where that is not known. Messages about the order use it.
alter table orders add column buyer_language text;
