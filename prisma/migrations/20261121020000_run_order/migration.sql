-- Orders by run and agent begin at these small tables: the planner walks one in order and looks its rows up,
-- but only where an index gives the order.
CREATE INDEX run_name_order ON run (corpus_id, (lower(name) COLLATE "C"));
CREATE INDEX run_agent ON run (agent_id);
CREATE INDEX agent_name_order ON agent ((lower(name) COLLATE "C"));
