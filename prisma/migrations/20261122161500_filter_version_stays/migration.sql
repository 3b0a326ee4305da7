-- A filter version never changes: verdicts, selections, manifests and releases name it.
CREATE FUNCTION filter_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A filter version never changes. Save another one.';
END $$;
CREATE TRIGGER filter_version_stays BEFORE UPDATE ON filter_version FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION filter_version_stays();
