import type { Schemas } from '../call'
import type { Changes } from '../documents/record-policy'
import { toSpecificationKey } from './product-columns'
import { isDistinguishing, productFields, type ProductWrite } from './product-fields'
import { blocksArchiving, isInUse } from './product-uses'

/** A product in a bulk change. */
export type ChangedProduct = { id: string; write: ProductWrite; uses: Schemas['ProductUses'] }

/** Results of a bulk change. */
export type EvaluatedChanges = {
  changed: { id: string; write: ProductWrite; changes: Changes }[]
  unchangedCount: number
  refused: Schemas['ProductRefusal'][]
}

/**
 * Evaluates a change of many products. A product that can't be changed stays unchanged.
 * @param taken product ids by specification key
 */
export function evaluateChanges(
  products: readonly ChangedProduct[],
  set: Schemas['ProductChange'],
  taken: ReadonlyMap<string, string>,
): EvaluatedChanges {
  const judged: EvaluatedChanges = { changed: [], unchangedCount: 0, refused: [] }
  const keys = new Map(taken)
  for (const { id, write: before, uses } of products) {
    const write = applyChange(before, set)
    const changes = productFields.changes(before, write)
    const refusal = findRefusal(id, before, { write, changes, uses, keys })
    if (changes.length === 0) judged.unchangedCount += 1
    else if (refusal) judged.refused.push(refusal)
    else {
      keys.set(toProductKey(write), id)
      judged.changed.push({ id, write, changes })
    }
  }
  return judged
}

/** Applies a change to a product. */
export const applyChange = (before: ProductWrite, set: Schemas['ProductChange']): ProductWrite => ({
  ...before,
  ...set,
})

export const toProductKey = ({
  name: _name,
  status: _status,
  ...specification
}: ProductWrite): string => toSpecificationKey(specification)

type ChangedState = {
  write: ProductWrite
  changes: Changes
  uses: Schemas['ProductUses']
  keys: ReadonlyMap<string, string>
}

function findRefusal(
  id: string,
  before: ProductWrite,
  { write, changes, uses, keys }: ChangedState,
): Schemas['ProductRefusal'] | null {
  const about = { id, name: before.name }
  const telling = changes
    .map(({ field }) => field as Schemas['ProductField'])
    .find(isDistinguishing)
  if (telling && isInUse(uses)) return { ...about, field: telling, code: 'locked' }
  if (before.status === 'active' && write.status === 'archived' && blocksArchiving(uses))
    return { ...about, field: 'status', code: 'in_use' }
  const twin = telling && keys.get(toProductKey(write))
  return twin !== undefined && twin !== id
    ? { ...about, field: telling ?? 'name', code: 'same_specification' }
    : null
}
