import * as z from "zod";
import { type StepLabel, StepLabelValue } from "@/lib/contract/comments";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { notePeers } from "@/lib/services/blindness/note-sight";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const LabelRow = z.object({ step: z.int(), label: StepLabelValue, person: z.string(), is_mine: z.boolean() });

/**
 * Labels of the steps of a trajectory by step; while others' answers are hidden, one's own. What follows from a person's
 * labels, such as that the steps behind the first wrong one are bad, is told by the name, so of several others of one name
 * all but the first have a number behind it.
 */
export async function stepLabelRows(asker: Asker, key: TrajectoryKey): Promise<StepLabel[]> {
  const isPeersHidden = (await hiddenLayers(asker, key)).includes("peers");
  const rows = await queryRows(
    asker.db,
    LabelRow,
    sql`select l.step, l.label, l.person_id = ${asker.person.id} as is_mine,
          concat(p.name, ' (' || nullif(dense_rank() over (
            partition by p.name, l.person_id = ${asker.person.id} order by l.person_id), 1) || ')') as person
        from step_label l join person p on p.id = l.person_id
        where l.corpus_id = ${key.corpusId} and l.trajectory_id = ${key.id}
          and (${!isPeersHidden}::bool or l.person_id = ${asker.person.id})
        order by l.step, l.at, l.person_id`,
  );

  const labels = rows.map(({ is_mine, ...row }) => ({ ...row, isMine: is_mine }));
  notePeers(asker, key, labels);

  return labels;
}
