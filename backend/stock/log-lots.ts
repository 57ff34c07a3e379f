import type { Person, Schemas } from '../call'
import { insertRows } from '../db/insert-rows'
import type { Db, NewRow } from '../db/tables'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'

type PackContent = { pcs: number; location: string }
/** A change of a pack, with its pieces and location before and after. */
export type LotChange = {
  lot_id: string
  kind: Schemas['LotChangeKind']
  before: PackContent
  after: PackContent
}

export async function logLotChanges(
  { db, clock, random, person }: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  steps: readonly LotChange[],
  reason: string | null,
): Promise<void> {
  const at = clock().toISOString()
  const rows = steps.map(({ lot_id, kind, before, after }): NewRow<'lot_changes'> => ({
    id: createId(random),
    ...{ lot_id, at, person_id: person.id, kind, reason },
    ...{
      pcs_before: before.pcs,
      pcs_after: after.pcs,
      location_before: before.location,
      location_after: after.location,
    },
  }))
  await insertRows(db, 'lot_changes', rows)
}
