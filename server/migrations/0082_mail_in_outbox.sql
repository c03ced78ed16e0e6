-- A mail of the development outbox as its reader would see it: subject, HTML and file for calendars, sealed whole. Null for text messages and for
-- mails that were kept before.
alter table message add column mail bytea;
