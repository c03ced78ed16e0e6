-- What a buyer writes in a review, and what is said with the decision on a request for a refund.
alter table review rename column words to text;
alter table refund_request rename column words to message;
