import type { FieldErrors } from 'react-hook-form'
import type { DealWrite } from '@/entities/deal'
import type { Problem } from '@/shared/api'
import { fieldErrorText, fieldNameOf, formResolver } from '@/shared/forms'
import { vDealWrite } from '@/shared/api/generated/validators'

/** What is wrong with a field, by its name in the form: `incoterms.place`, `lines.0.quantity`. */
export interface Mistake {
  readonly name: string
  readonly message: string
}

const resolve = formResolver(vDealWrite)

/** What is wrong with a deal before it is sent: what the contract finds, and lines whose wood nobody has named. */
export async function checkDeal(deal: DealWrite): Promise<readonly Mistake[]> {
  const { errors } = await resolve(deal, undefined, { fields: {}, shouldUseNativeValidation: false })
  const unnamed = deal.lines.flatMap((line, at) =>
    line.product_id === null && line.specification === null
      ? [{ name: `lines.${at}.product_id`, message: fieldErrorText({ code: 'product_or_specification' }) }]
      : [],
  )
  return [...flatten(errors, ''), ...unnamed]
}

function flatten(errors: FieldErrors | object, path: string): Mistake[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key
    if (typeof error !== 'object' || error === null) return []
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }]
    return flatten(error, name)
  })
}

/** What the backend found wrong, in the same words. */
export const mistakesOf = (problem: Problem): readonly Mistake[] =>
  (problem.errors ?? []).map((error) => ({ name: fieldNameOf(error.pointer), message: fieldErrorText(error) }))

const columnOf = (field: string) => (field === 'id' || field === 'product_id' || field === 'specification' ? 'product' : field)

/** A mistake in a line, as line and column of the grid; null for one of the deal's own fields. */
export function cellOf(name: string, lineIds: readonly string[]): { lineId: string; columnId: string } | null {
  const [root, at, field = 'product_id'] = name.split('.')
  const lineId = root === 'lines' ? lineIds[Number(at ?? 0)] : undefined
  return lineId === undefined ? null : { lineId, columnId: columnOf(field) }
}
