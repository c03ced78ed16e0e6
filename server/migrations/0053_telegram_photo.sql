-- The picture of a connected chat, small, as JPEG or PNG.
alter table telegram_chat add column photo bytea;
