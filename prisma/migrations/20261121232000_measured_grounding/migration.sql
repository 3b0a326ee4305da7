-- Measured where the answers were kept, and null where they were not; what the filter's signals say counts that as 0.
ALTER TABLE process_metric ADD COLUMN unseen_ids smallint;
ALTER TABLE process_metric ADD COLUMN verified boolean;
