import type { ClientWrite } from '@/entities/client'
import type { Choices, Conflict } from '@/widgets/conflict-dialog'

type Field = keyof ClientWrite

export const clientFields = [
  'name',
  'country',
  'company_code',
  'vat_code',
  'address',
  'status',
  'currency',
  'payment_terms',
  'default_incoterms',
  'default_destination',
  'required_certification',
  'tolerance_percent',
  'credit_limit_eur',
  'sale_manager_id',
  'contacts',
] as const satisfies readonly Field[]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Puts a field's name and value into the reader's words; null where there is nothing. */
export type ClientWords = { field(field: Field): string; value(values: ClientWrite, field: Field): string | null }

/**
 * The fields in which two versions of a client differ.
 * @param base what both started from
 */
export function clientConflicts(base: ClientWrite, mine: ClientWrite, theirs: ClientWrite, words: ClientWords): Conflict[] {
  return clientFields
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => {
      const iChanged = !isSame(base[field], mine[field])
      return {
        id: field,
        field: words.field(field),
        mine: words.value(mine, field),
        theirs: words.value(theirs, field),
        suggested: iChanged ? 'mine' : 'theirs',
        isContested: iChanged && !isSame(base[field], theirs[field]),
      }
    })
}

/** The client as was chosen, field by field; what was not asked about is theirs, which is what is saved now. */
export function mergedClient(mine: ClientWrite, theirs: ClientWrite, choices: Choices): ClientWrite {
  const kept = Object.fromEntries(clientFields.filter((field) => choices[field] === 'mine').map((field) => [field, mine[field]]))
  return { ...theirs, ...kept }
}
