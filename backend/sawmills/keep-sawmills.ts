import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { keepRecords } from '../documents/record-keeping'
import { renameSawmill } from '../sawmill-supplies/rename-sawmill'
import { checkSawmill } from './check-sawmill'
import { findSawmill } from './find-sawmill'
import { presentSawmill } from './present-sawmill'
import { sawmillFields } from './sawmill-fields'
import { sawmillColumns, tidiedSawmill, type SawmillWrite } from './sawmill-row'
import { sawmillWriteOf } from './sawmill-write'

export const keptSawmills = keepRecords<Row<'sawmills'>, SawmillWrite, Schemas['Sawmill']>({
  kind: 'sawmill',
  find: findSawmill,
  tidied: tidiedSawmill,
  check: checkSawmill,
  changes: (_db, before, mill) => sawmillFields.changes(sawmillWriteOf(before), mill),
  insert: (db, mill, head) => db.insertInto('sawmills').values({ ...sawmillColumns(mill), ...head }).execute(),
  async update(db, mill, head, { id, name }) {
    await db.updateTable('sawmills').set({ ...sawmillColumns(mill), ...head }).where('id', '=', id).execute()
    await renameSawmill(db, id, name, mill.name)
  },
  present: presentSawmill,
})
