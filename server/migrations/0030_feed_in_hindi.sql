-- What a feed tells, in Hindi as well: it is read in the language its reader reads everything in. Lines written before are there in English alone.
alter table notification add column title_hi text;

alter table notification add column text_hi text;
