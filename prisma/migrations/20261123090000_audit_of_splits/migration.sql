-- Which version of a split a release ships is told by the changes since: few among the labels that are audited.
CREATE INDEX audit_of_split ON audit (subject, at) WHERE verb IN ('grow_split', 'pin_cluster', 'unpin_clusters');
