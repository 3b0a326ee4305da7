-- Whether the agent has a turn at all (lib/domain/agent-turn.ts): a log alone is a step, too, and is not approved.
-- Of rows that were imported before, the steps say it.
ALTER TABLE trajectory ADD COLUMN has_agent_turn boolean NOT NULL DEFAULT true;
UPDATE trajectory SET has_agent_turn = false WHERE steps = 0;
ALTER TABLE trajectory ALTER has_agent_turn DROP DEFAULT;
