-- What a person chose about the preset; empty for exports from before presets had options.
ALTER TABLE export ADD COLUMN options jsonb NOT NULL DEFAULT '{}';
