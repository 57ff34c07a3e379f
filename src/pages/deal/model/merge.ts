import type { DealWrite } from '@/entities/deal'
import { trimDecimal } from '@/shared/lib/timber'
import type { Choices, Side } from '@/widgets/conflict-dialog'

type Line = DealWrite['lines'][number]
type Field = Exclude<keyof DealWrite, 'lines'>
type LineField = Exclude<keyof Line, 'id'>

/** One place where two versions of a deal differ. A whole line came or went where `field` is `line`. */
export type Difference = { readonly id: string; readonly suggested: Side; readonly isContested: boolean } & (
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'line'; readonly lineId: string; readonly field: LineField | 'line' }
)

/** The deal as it was opened, as it is typed here, and as somebody else saved it meanwhile. */
export interface Versions {
  readonly base: DealWrite
  readonly mine: DealWrite
  readonly theirs: DealWrite
}

const lineFields: readonly LineField[] = [
  'product_id',
  'specification',
  'quantity',
  'unit',
  'price',
  'planned_purchase_price',
  'certification',
]

// Decimal places that mean nothing are no difference.
const plain = (value: unknown) =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? trimDecimal(value) : JSON.stringify(value)
const same = (a: unknown, b: unknown) => plain(a) === plain(b)

const isField = (key: string): key is Field => key !== 'lines'

function judge(base: unknown, mine: unknown, theirs: unknown): { suggested: Side; isContested: boolean } {
  const isMine = !same(base, mine)
  return { suggested: isMine ? 'mine' : 'theirs', isContested: isMine && !same(base, theirs) }
}

/** Every place where what is typed differs from what is saved, and whose change it is. */
export function differences({ base, mine, theirs }: Versions): readonly Difference[] {
  const own = Object.keys(mine)
    .filter(isField)
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => ({ kind: 'field' as const, id: field, field, ...judge(base[field], mine[field], theirs[field]) }))
  const byId = (lines: readonly Line[]) => new Map(lines.map((line) => [line.id, line]))
  const [was, here, there] = [byId(base.lines), byId(mine.lines), byId(theirs.lines)]
  const lines = [...new Set([...here.keys(), ...there.keys()])].flatMap((lineId) =>
    lineDifferences(lineId, was.get(lineId), here.get(lineId), there.get(lineId)),
  )
  return [...own, ...lines]
}

function lineDifferences(lineId: string, was?: Line, here?: Line, there?: Line): Difference[] {
  if (!here || !there) {
    return [{ kind: 'line', id: `${lineId}.line`, lineId, field: 'line', ...judge(was, here, there) }]
  }
  return lineFields
    .filter((field) => !same(here[field], there[field]))
    .map((field) => ({
      kind: 'line',
      id: `${lineId}.${field}`,
      lineId,
      field,
      ...judge(was?.[field], here[field], there[field]),
    }))
}

/** The deal with each difference settled as it was chosen. Lines stand in one's own order, those of the other after them. */
export function mergeDeal({ mine, theirs, ...versions }: Versions, choices: Choices): DealWrite {
  const all = differences({ ...versions, mine, theirs })
  const isTheirs = (id: string) => choices[id] === 'theirs'
  const own = all.flatMap((each) => (each.kind === 'field' && isTheirs(each.id) ? [[each.field, theirs[each.field]]] : []))
  const there = new Map(theirs.lines.map((line) => [line.id, line]))
  const here = new Set(mine.lines.map((line) => line.id))
  const kept = mine.lines
    .filter((line) => there.has(line.id) || !isTheirs(`${line.id}.line`))
    .map((line) => mergeLine(line, there.get(line.id), isTheirs))
  const added = theirs.lines.filter((line) => !here.has(line.id) && isTheirs(`${line.id}.line`))
  const taken = Object.fromEntries(own) as Partial<DealWrite>
  return { ...mine, ...taken, lines: [...kept, ...added] }
}

function mergeLine(mine: Line, theirs: Line | undefined, isTheirs: (id: string) => boolean): Line {
  if (!theirs) return mine
  const fields = lineFields.filter((field) => isTheirs(`${mine.id}.${field}`))
  const taken = Object.fromEntries(fields.map((field) => [field, theirs[field]])) as Partial<Line>
  return { ...mine, ...taken }
}
