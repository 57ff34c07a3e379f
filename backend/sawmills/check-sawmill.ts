import { findCountryErrors, findPaymentTermsErrors } from '@/shared/lib/rules/terms-rules'
import { fold } from '../db/fold'
import type { Db, Row } from '../db/tables'
import { isValidDay } from '../documents/check-terms'
import type { FieldError } from '../problems/problem'
import type { SawmillWrite } from './sawmill-row'

/**
 * What is wrong with a mill that the contract's schema can't tell: a country or a day that there isn't, payment terms that don't fit together, a mill
 * that is there already.
 * @param before the mill being changed; null for a new one
 */
export async function findSawmillErrors(
  db: Db,
  mill: SawmillWrite,
  before: Row<'sawmills'> | null,
): Promise<FieldError[]> {
  return [
    ...findCountryErrors(mill),
    ...findPaymentTermsErrors(mill.payment_terms),
    ...findCertificateErrors(mill),
    ...(await findDuplicateErrors(db, mill, before?.id ?? '')),
  ]
}

function findCertificateErrors({ certificate }: SawmillWrite): FieldError[] {
  return certificate === null || isValidDay(certificate.expires)
    ? []
    : [{ pointer: '/certificate/expires', code: 'wrong_format' }]
}

/** A name stands for one mill in its country: kept twice, each would have half of what was bought there. */
async function findDuplicateErrors(
  db: Db,
  { name, country }: SawmillWrite,
  id: string,
): Promise<FieldError[]> {
  const other = await db
    .selectFrom('sawmills')
    .select('name')
    .where('country', '=', country)
    .where('name_key', '=', fold(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other ? [{ pointer: '/name', code: 'duplicate', params: other }] : []
}
