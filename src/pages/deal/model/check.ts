import type { FieldErrors } from 'react-hook-form'
import type { DealWrite, LineDraft } from '@/entities/deal'
import type { Problem } from '@/shared/api'
import { fieldErrorText, fieldNameOf, formResolver } from '@/shared/forms'
import { vDealWrite } from '@/shared/api/generated/validators'
import { i18n } from '@/shared/i18n'
import { compareWeeks, convert, isBroken, isWeek } from '@/shared/lib/timber'
import { columnOf, inFormOrder } from './form-order'

/** What is wrong with a field, by its name in the form: `incoterms.place`, `lines.0.quantity`. */
export interface Mistake {
  readonly name: string
  readonly message: string
}

const resolve = formResolver(vDealWrite)
const ordered = (mistakes: readonly Mistake[]) => inFormOrder(mistakes, ({ name }) => name)

/**
 * What is wrong with a deal before it is sent: what the contract finds, weeks the wrong way round, lines whose wood nobody has named, such that
 * break a piece or a pack, and such that are no volume yet. The drafts know the wood of lines that name a product only.
 */
export async function checkDeal(deal: DealWrite, drafts: readonly LineDraft[]): Promise<readonly Mistake[]> {
  const { errors } = await resolve(deal, undefined, { fields: {}, shouldUseNativeValidation: false })
  const unnamed = deal.lines.flatMap((line, at) =>
    line.product_id === null && line.specification === null
      ? [{ name: `lines.${at}.product_id`, message: fieldErrorText({ code: 'product_or_specification' }) }]
      : [],
  )
  const broken = deal.lines.flatMap(({ quantity, unit }, at) =>
    isBroken(quantity, unit) ? [{ name: `lines.${at}.quantity`, message: fieldErrorText({ code: 'not_whole' }) }] : [],
  )
  const { delivery_week_from: from, delivery_week_to: to } = deal
  const weeks = areWeeksReversed(from ?? '', to ?? '')
    ? [{ name: 'delivery_week_to', message: fieldErrorText({ code: 'week_order' }) }]
    : []
  return ordered([...flatten(errors, ''), ...weeks, ...unnamed, ...broken, ...deal.lines.flatMap(unmeasured(drafts))])
}

/** Whether two weeks, both written, are the wrong way round. */
export const areWeeksReversed = (from: string, to: string): boolean => isWeek(from) && isWeek(to) && compareWeeks(to, from) < 0

/** A unit that the line's wood can't be counted in: any quantity tells, so that a missing one is not told twice. */
const unmeasured = (drafts: readonly LineDraft[]) => ({ id, specification: described, unit }: DealWrite['lines'][number], at: number): Mistake[] => {
  const specification = described ?? drafts.find((draft) => draft.id === id)?.specification
  if (!specification) return []
  const { m3 } = convert('1', unit, specification)
  return m3.ok ? [] : [{ name: `lines.${at}.unit`, message: i18n.t(`pages/deal:mistake.convert.${m3.why}`) }]
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
  ordered((problem.errors ?? []).map((error) => ({ name: fieldNameOf(error.pointer), message: fieldErrorText(error) })))

/** A mistake in a line, as line and column of the grid; null for one of the deal's own fields. */
export function cellOf(name: string, lineIds: readonly string[]): { lineId: string; columnId: string } | null {
  const [root, at, field = 'product_id'] = name.split('.')
  const lineId = root === 'lines' ? lineIds[Number(at ?? 0)] : undefined
  return lineId === undefined ? null : { lineId, columnId: columnOf(field) }
}
