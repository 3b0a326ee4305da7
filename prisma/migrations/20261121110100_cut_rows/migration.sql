-- Size of a record of which only the beginning is kept; null for one that is kept whole.
ALTER TABLE "rejected_row" ADD COLUMN "whole_bytes" BIGINT;

-- Rows that were cut before they were marked: their reason names the size, in megabytes.
UPDATE rejected_row SET whole_bytes = replace(substring(reason from '^The record is ([0-9,]+) MB long'), ',', '')::bigint * 1048576,
    reason = reason || ' Only its beginning is kept, so a retry cannot read it: make it shorter in its file and import the file again.'
  WHERE reason LIKE 'The record is % MB long, more than can be read as one.' AND length(raw) <= 65536;
