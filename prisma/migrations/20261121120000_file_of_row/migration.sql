-- The file a row came from: of the records of one file that name the same problem of a run the first one counts.
-- Null for rows that were imported before.
ALTER TABLE trajectory ADD COLUMN file_id int;
