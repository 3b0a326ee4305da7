-- How often the selection was wanted anew: one that is being made sees at its end whether it was meanwhile.
ALTER TABLE corpus ADD COLUMN selection_wanted integer NOT NULL DEFAULT 0;
