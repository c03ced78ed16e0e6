-- When the holder of a grant first went to the room of a lesson's live session; null for who did not, and for lessons without one.
alter table lesson_progress add column attended_at timestamptz;
