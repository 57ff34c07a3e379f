import { fold } from '@domain/readers/fold'
import type { Db } from '../db/tables'
import { containsText } from '../db/fold'
import type { FieldError } from '../problems/problem'

/** Legal forms of companies, folded and without dots. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  [
    'sa sas sasu sarl eurl snc sci scop scic gie',
    'uab ab mb ii vsi sia as ik ou osauhing aktsiaselts',
    'gmbh kg ohg ug ag mbh kgaa',
    'co ltd limited plc llc llp inc corp',
    'sl slu sll sau scoop',
    'bv nv vof srl sprl bvba',
    'oy oyj ky tmi aps asa ans hb',
    'spzoo spk spj kft zrt bt sro doo dd ood eood oao ooo tov spa',
  ].flatMap((line) => line.split(' ')),
)

interface PartnerName {
  /** Name without legal forms and punctuation. */
  readonly core: string
  readonly forms: readonly string[]
}

/** Splits a company's name and its legal forms: "Bois du Rhône, S.A.S." */
function splitLegalForms(name: string): PartnerName {
  const words = fold(name)
    .replace(/["'«»“”„‚’,;:()&]/gu, ' ')
    .replaceAll('.', '')
    .replace(/(?<!\S)(?:sp|spolka) z oo(?!\S)/u, 'spzoo')
    .replace(/(?<!\S)sp ([kj])(?!\S)/u, 'sp$1')
    .split(/\s+/)
    .filter(Boolean)
  const core = [...words]
  const forms: string[] = []
  while (core.length > 1 && LEGAL_FORMS.has(core.at(-1) ?? '')) forms.push(core.pop() ?? '')
  while (core.length > 1 && LEGAL_FORMS.has(core[0] ?? '')) forms.push(core.shift() ?? '')
  return { core: core.join(' '), forms }
}

/** True if two names differ in nothing, or only in that one has no legal form. */
export function isSamePartnerName(name: string, other: string): boolean {
  if (fold(name) === fold(other)) return true
  const [a, b] = [splitLegalForms(name), splitLegalForms(other)]
  if (a.core !== b.core) return false
  const isOneWithoutForm = a.forms.length === 0 || b.forms.length === 0
  return isOneWithoutForm || a.forms.toSorted().join(' ') === b.forms.toSorted().join(' ')
}

interface NamedPartner {
  readonly name: string
  readonly country: string
}

/**
 * Checks that the name is unique in its country, whatever the legal form. Names with different forms,
 * such as UAB and AB, are different companies. An unchanged name is not checked.
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
