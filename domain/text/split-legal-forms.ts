import { fold } from './fold'

/** Legal forms of companies, folded and without dots. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  [
    'sa sas sasu sarl eurl snc sci scop scic gie',
    'uab ab mb ii vsi sia as ik ou osauhing aktsiaselts jsc',
    'gmbh kg ohg ug ag mbh kgaa',
    'co ltd limited plc llc llp inc corp',
    'sl slu sll sau scoop',
    'bv nv vof srl sprl bvba',
    'oy oyj ky tmi aps asa ans hb',
    'spzoo spk spj sc pphu ppuh pphiu phu puh pph fhu fph zpu kft zrt bt sro doo dd ood eood oao ooo tov spa',
  ].flatMap((line) => line.split(' ')),
)

/** True for a word that is a company's legal form, without dots. */
export const isLegalForm = (word: string): boolean => LEGAL_FORMS.has(fold(word))

interface CompanyName {
  /** Folded name without legal forms and punctuation. */
  readonly core: string
  readonly forms: readonly string[]
}

/** Splits a company's name and its legal forms: "Bois du Rhône, S.A.S." */
export function splitLegalForms(name: string): CompanyName {
  const words = fold(name)
    .replace(/["'«»“”„‚’,;:()&]/gu, ' ')
    .replaceAll('.', '')
    .replace(/(?<!\S)a\/s(?!\S)/u, 'as')
    .replace(/(?<!\S)(?:sp|spolka) ?z ?o ?o(?!\S)/u, 'spzoo')
    .replace(/(?<!\S)(?:sp|spolka) (?:j|jawna)(?!\S)/u, 'spj')
    .replace(/(?<!\S)(?:sp|spolka) (?:k|komandytowa)(?!\S)/u, 'spk')
    .replace(/(?<!\S)spolka cywilna(?!\S)/u, 'sc')
    .split(/\s+/)
    .filter(Boolean)
  const core = [...words]
  const forms: string[] = []
  while (core.length > 1 && LEGAL_FORMS.has(core.at(-1) ?? '')) forms.push(core.pop() ?? '')
  while (core.length > 1 && LEGAL_FORMS.has(core[0] ?? '')) forms.push(core.shift() ?? '')
  return { core: core.join(' '), forms }
}
