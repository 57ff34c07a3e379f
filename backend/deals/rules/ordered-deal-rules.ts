import { dequal } from 'dequal/lite'
import { isUnchangedWood } from '../../wood-lines/loaded-lines'
import type { FieldError } from '../../problems/problem'
import type { DealLineWrite, DealWrite } from '../schema'

type OrderedTerms = Pick<DealWrite, 'incoterms' | 'transport' | 'destination' | 'port_of_discharge'>
type OrderedLine = Pick<
  DealLineWrite,
  'id' | 'product_id' | 'specification' | 'unit' | 'price_unit' | 'certification'
>
type OrderedDeal = OrderedTerms & { lines: readonly OrderedLine[] }

/** Terms that belong to the address and the rule of a portal order. */
const CLOSED_TERMS = ['incoterms', 'destination', 'port_of_discharge'] as const
/** Largest number of trucks of an order. */
const MAX_TRUCKS = 50
/** Fields of a line that the client ordered. */
const CLOSED_LINE_FIELDS = ['unit', 'price_unit', 'certification'] as const

/** Returns JSON pointers of the parts of a revision that a portal order closes. */
export const findFieldsClosedByOrder = (lines: readonly { id: string }[]): string[] => [
  ...CLOSED_TERMS.map((field) => `/${field}`),
  '/transport/kind',
  ...lines.flatMap((_, i) =>
    (['product_id', 'specification', ...CLOSED_LINE_FIELDS] as const).map(
      (field) => `/lines/${i}/${field}`,
    ),
  ),
]

/**
 * Returns an error for each change of what the client ordered on the portal, and for each added
 * line: the client orders more wood itself.
 */
export function findOrderedErrors(before: OrderedDeal, after: OrderedDeal): FieldError[] {
  const stored = new Map(before.lines.map((line) => [line.id, line]))
  return [
    ...CLOSED_TERMS.filter((field) => !dequal(before[field], after[field])).map((field) =>
      createLock(`/${field}`),
    ),
    ...(before.transport.kind === after.transport.kind ? [] : [createLock('/transport/kind')]),
    ...((after.transport.count ?? 1) <= MAX_TRUCKS
      ? []
      : [
          {
            pointer: '/transport/count',
            code: 'too_large' as const,
            params: { max: MAX_TRUCKS },
          },
        ]),
    ...after.lines.flatMap((line, i) => findLineErrors(stored.get(line.id), line, `/lines/${i}`)),
  ]
}

function findLineErrors(
  before: OrderedLine | undefined,
  after: OrderedLine,
  pointer: string,
): FieldError[] {
  const wood = `${pointer}/${after.product_id === null ? 'specification' : 'product_id'}`
  if (!before) return [{ pointer: wood, code: 'not_in_order' }]
  return [
    ...(isUnchangedWood(before, after) ? [] : [createLock(wood)]),
    ...CLOSED_LINE_FIELDS.filter((field) => before[field] !== after[field]).map((field) =>
      createLock(`${pointer}/${field}`),
    ),
  ]
}

const createLock = (pointer: string): FieldError => ({ pointer, code: 'locked' })
