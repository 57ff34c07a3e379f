import { businessDay } from '../business-day'
import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { presentRecord } from '../documents/present-record'
import { keepRecords } from '../documents/record-keeping'
import { certificateState } from '../partners/certificate-state'
import { isGlobal } from '../people/staff'
import { renameSawmill } from '../sawmill-supplies/rename-sawmill'
import { sawmillFigures } from '../sawmill-supplies/sawmill-figures'
import { sawmillErrors } from './check-sawmill'
import { sawmillFields } from './sawmill-fields'
import { sawmillRecord } from './sawmill-record'
import { sawmillColumns, tidiedSawmill, type SawmillWrite } from './sawmill-row'
import { sawmillWriteOf } from './sawmill-write'

export const keptSawmills = keepRecords<Row<'sawmills'>, SawmillWrite, Schemas['Sawmill']>({
  kind: 'sawmill',
  rules: sawmillRecord,
  tidied: tidiedSawmill,
  mistakes: ({ db }, mill, before) => sawmillErrors(db, mill, before),
  changes: (_db, before, mill) => sawmillFields.changes(sawmillWriteOf(before), mill),
  insert: (db, mill, head) =>
    db
      .insertInto('sawmills')
      .values({ ...sawmillColumns(mill), ...head })
      .execute(),
  async update({ db }, mill, head, { id, name }) {
    await db
      .updateTable('sawmills')
      .set({ ...sawmillColumns(mill), ...head })
      .where('id', '=', id)
      .execute()
    await renameSawmill(db, id, name, mill.name)
  },
  present: async (call, mill) => ({
    ...(await presentRecord(call, sawmillRecord, mill, sawmillWriteOf(mill))),
    figures: await sawmillFigures(call, mill.id),
    certificate_state: certificateState(mill.certificate_expires, businessDay(call)),
    editable_fields: isGlobal(call.person) ? sawmillFields.names : [],
  }),
})
