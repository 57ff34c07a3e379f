import { getBusinessDay } from '../business-day'
import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { presentRecord } from '../documents/present-record'
import { createRecordHandlers } from '../documents/record-crud'
import { getCertificateState } from '../partners/certificate-state'
import { hasGlobalRole } from '../people/roles'
import { renameSawmill } from '../sawmill-supplies/rename-sawmill'
import { computeSawmillFigures } from '../sawmill-supplies/sawmill-figures'
import { findSawmillErrors } from './check-sawmill'
import { sawmillFields } from './sawmill-fields'
import { sawmillPolicy } from './sawmill-policy'
import { toSawmillColumns, normalizeSawmill, type SawmillWrite } from './sawmill-row'
import { toSawmillWrite } from './sawmill-write'

export const sawmillCrud = createRecordHandlers<Row<'sawmills'>, SawmillWrite, Schemas['Sawmill']>({
  kind: 'sawmill',
  rules: sawmillPolicy,
  normalize: normalizeSawmill,
  findErrors: ({ db }, mill, before) => findSawmillErrors(db, mill, before),
  findChanges: (_db, before, mill) => sawmillFields.changes(toSawmillWrite(before), mill),
  insert: (db, mill, head) =>
    db
      .insertInto('sawmills')
      .values({ ...toSawmillColumns(mill), ...head })
      .execute(),
  async update({ db }, mill, head, { id, name }) {
    await db
      .updateTable('sawmills')
      .set({ ...toSawmillColumns(mill), ...head })
      .where('id', '=', id)
      .execute()
    await renameSawmill(db, id, name, mill.name)
  },
  present: async (call, mill) => ({
    ...(await presentRecord(call, sawmillPolicy, mill, toSawmillWrite(mill))),
    figures: await computeSawmillFigures(call, mill.id),
    certificate_state: getCertificateState(mill.certificate_expires, getBusinessDay(call)),
    editable_fields: hasGlobalRole(call.person) ? sawmillFields.names : [],
  }),
})
