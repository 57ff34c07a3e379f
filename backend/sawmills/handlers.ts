import { createGlobalRecordPolicy } from '../records/record-policy'
import { createNotFoundProblem, type FieldError } from '../problems/problem'
import { findCountryErrors, findPaymentTermsErrors } from '@domain/rules/terms-rules'
import { getBusinessDay } from '../business-day'
import type { Schemas, Handlers } from '../call'
import type { Db, Row } from '../db/tables'
import { presentRecord } from '../records/record-head'
import { createRecordHandlers } from '../records/record-handlers'
import { getCertificateState } from '../partners/certificate-state'
import { findNameErrors } from '../partners/duplicate-name'
import { hasGlobalRole } from '../people/roles'
import { updateDocumentNames } from '../search/update-document-names'
import { computeSawmillFigures } from '../sawmill-supplies/sawmill-figures'
import { createFieldTable } from '../records/field-table'
import {
  joinWords,
  formatLoggedContacts,
  formatLoggedPaymentTerms,
  isValidDay,
} from '../documents/terms'
import { normalizeSawmill, type SawmillWrite, toSawmillColumns, toSawmillWrite } from './schema'
import { listSawmills } from './queries'

/**
 * Comments, files and history of a mill are for those who edit mills: they contain contracts and
 * prices.
 */
export const sawmillPolicy = createGlobalRecordPolicy('sawmill', (db, id) =>
  db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createNotFoundProblem),
)

/**
 * Returns errors that the schema can't find: an unknown country or day, inconsistent payment
 * terms, a duplicate mill.
 * @param before the stored mill; null for a new one
 */
async function findSawmillErrors(
  db: Db,
  sawmill: SawmillWrite,
  before: Row<'sawmills'> | null,
): Promise<FieldError[]> {
  return [
    ...findCountryErrors(sawmill),
    ...findPaymentTermsErrors(sawmill.payment_terms),
    ...findCertificateErrors(sawmill),
    ...(await findNameErrors(db, 'sawmills', sawmill, before)),
  ]
}

function findCertificateErrors({ certificate }: SawmillWrite): FieldError[] {
  return certificate === null || isValidDay(certificate.expires)
    ? []
    : [{ pointer: '/certificate/expires', code: 'wrong_format' }]
}

/** Every field of a mill, in the order of the log. */
const sawmillFields = createFieldTable<SawmillWrite, SawmillWrite, never, Schemas['SawmillField']>({
  fields: {
    name: {},
    country: {},
    language: {},
    address: {},
    coordinates: {
      formatLogged: ({ coordinates }) =>
        coordinates && joinWords(coordinates.latitude, coordinates.longitude),
    },
    contacts: { formatLogged: ({ contacts }) => formatLoggedContacts(contacts) },
    species: { formatLogged: ({ species }) => joinWords(...species) || null },
    profiles: { formatLogged: ({ profiles }) => joinWords(...profiles) || null },
    capacity_m3_month: {},
    lead_time_weeks: {},
    payment_terms: { formatLogged: (sawmill) => formatLoggedPaymentTerms(sawmill.payment_terms) },
    // The code comes last because it may contain spaces.
    certificate: {
      formatLogged: ({ certificate }) =>
        certificate && joinWords(certificate.scheme, certificate.expires, certificate.code),
    },
    approval: {},
  },
})

const sawmillCrud = createRecordHandlers<Row<'sawmills'>, SawmillWrite, Schemas['Sawmill']>({
  kind: 'sawmill',
  policy: sawmillPolicy,
  normalize: normalizeSawmill,
  findErrors: ({ db }, sawmill, before) => findSawmillErrors(db, sawmill, before),
  findChanges: (_db, before, sawmill) => sawmillFields.findChanges(toSawmillWrite(before), sawmill),
  insert: (db, sawmill, head) =>
    db
      .insertInto('sawmills')
      .values({ ...toSawmillColumns(sawmill), ...head })
      .execute(),
  async update(call, sawmill, head, { id, name, country }) {
    await call.db
      .updateTable('sawmills')
      .set({ ...toSawmillColumns(sawmill), ...head })
      .where('id', '=', id)
      .execute()
    if (country !== sawmill.country || name !== sawmill.name)
      await updateDocumentNames(call, 'sawmill', id)
  },
  present: async (call, sawmill) => ({
    ...(await presentRecord(call, sawmillPolicy, sawmill, toSawmillWrite(sawmill))),
    figures: await computeSawmillFigures(call, sawmill.id),
    certificate_state: getCertificateState(sawmill.certificate_expires, getBusinessDay(call)),
    editable_fields: hasGlobalRole(call.person) ? sawmillFields.names : [],
  }),
})

export const sawmillHandlers = {
  listSawmills,
  createSawmill: sawmillCrud.create,
  getSawmill: sawmillCrud.read,
  updateSawmill: sawmillCrud.update,
} satisfies Partial<Handlers>
