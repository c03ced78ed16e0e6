-- What was sent of late to numbers and addresses as strangers typed them, so that they can be bounded over all senders. Of the recipient only a keyed hash.
create table unproved_message (
  recipient bytea not null,
  message_id uuid not null,
  at timestamptz not null,
  primary key (recipient, message_id)
);

create index unproved_message_by_time on unproved_message (at);
