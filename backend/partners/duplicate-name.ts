import { splitLegalForms } from '@domain/readers'
import { fold } from '@domain/text/fold'
import type { Db } from '../db/tables'
import { containsText } from '../db/fold'
import type { FieldError } from '../problems/problem'

/** True if two names differ in nothing, or only in that one has no legal form. */
export function isSamePartnerName(name: string, other: string): boolean {
  if (fold(name) === fold(other)) return true
  const [a, b] = [splitLegalForms(name), splitLegalForms(other)]
  if (a.core !== b.core) return false
  const isOneWithoutForm = a.forms.length === 0 || b.forms.length === 0
  return isOneWithoutForm || a.forms.toSorted().join(' ') === b.forms.toSorted().join(' ')
}

type NamedPartner = {
  readonly name: string
  readonly country: string
}

/**
 * Checks that the name is unique in its country, whatever the legal form. Names with different
 * forms, such as UAB and AB, are different companies. An unchanged name is not checked.
 */
export async function findNameErrors(
  db: Db,
  table: 'clients' | 'sawmills',
  { name, country }: NamedPartner,
  before: (NamedPartner & { readonly id: string }) | null,
): Promise<FieldError[]> {
  if (before && fold(before.name) === fold(name) && before.country === country) return []
  const [longestWord = ''] = splitLegalForms(name)
    .core.split(' ')
    .toSorted((a, b) => b.length - a.length)
  const candidates = await db
    .selectFrom(table)
    .select('name')
    .where('country', '=', country)
    .where((row) =>
      row.or([row('name_key', '=', fold(name)), containsText('name_key', longestWord)]),
    )
    .where('id', '!=', before?.id ?? '')
    .orderBy('name_key')
    .execute()
  const other = candidates.find((each) => isSamePartnerName(each.name, name))
  return other ? [{ pointer: '/name', code: 'duplicate', params: { name: other.name } }] : []
}
