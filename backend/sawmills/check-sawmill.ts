import { countryMistakes, paymentTermsMistakes } from '@/shared/lib/rules/terms-rules'
import { fold } from '../db/fold'
import type { Db } from '../db/tables'
import { isDay } from '../documents/check-terms'
import { Problem, type FieldError } from '../problems/problem'
import type { SawmillWrite } from './sawmill-row'

/**
 * Refuses what the contract's schema can't: a country or a day that there isn't, payment terms that don't fit together, a mill that is there
 * already.
 * @param id the mill being changed; null for a new one
 * @throws Problem 422 with the fields
 */
export async function checkSawmill(db: Db, mill: SawmillWrite, id: string | null): Promise<void> {
  const errors = [
    ...countryMistakes(mill),
    ...paymentTermsMistakes(mill.payment_terms),
    ...certificateErrors(mill),
    ...(await duplicateErrors(db, mill, id)),
  ]
  if (errors.length) throw Problem.invalid(...errors)
}

function certificateErrors({ certificate }: SawmillWrite): FieldError[] {
  return certificate === null || isDay(certificate.expires) ? [] : [{ pointer: '/certificate/expires', code: 'wrong_format' }]
}

/** A name stands for one mill in its country: kept twice, each would have half of what was bought there. */
async function duplicateErrors(db: Db, { name, country }: SawmillWrite, id: string | null): Promise<FieldError[]> {
  const other = await db
    .selectFrom('sawmills')
    .select('name')
    .where('country', '=', country)
    .where('name_key', '=', fold(name))
    .where('id', '!=', id ?? '')
    .executeTakeFirst()
  return other ? [{ pointer: '/name', code: 'duplicate', params: other }] : []
}
