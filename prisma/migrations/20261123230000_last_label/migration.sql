-- Whether a corpus has labels that its selection does not know is asked with every page that is filtered by it.
CREATE INDEX label_event_labels ON label_event (corpus_id, id) WHERE question <> 'approval';
