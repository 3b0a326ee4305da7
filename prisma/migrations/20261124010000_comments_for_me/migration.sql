-- Home asks which open comments of others stand on trajectories that a person has worked on: both sides are read from an index alone.
CREATE INDEX comment_open ON comment (corpus_id, trajectory_id, id) INCLUDE (person_id, step)
  WHERE resolved_at IS NULL AND removed_at IS NULL;
CREATE INDEX comment_of_person ON comment (corpus_id, person_id, trajectory_id) WHERE removed_at IS NULL;
-- What a bulk job wrote is nobody's look at a trajectory.
CREATE INDEX label_event_by_hand ON label_event (corpus_id, person_id, trajectory_id) WHERE job_id IS NULL;
CREATE INDEX "step_label_corpus_id_person_id_trajectory_id_idx" ON "step_label"("corpus_id", "person_id", "trajectory_id");
