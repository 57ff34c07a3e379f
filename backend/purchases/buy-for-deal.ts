import { vSupplyWrite } from '@contract/validators'
import type { RequestBody, Handler, Schemas, PersonCall } from '../call'
import { parseWoodLine } from '../cover/cover-lines'
import { acceptsAllocations } from '../allocations/allocation-rules'
import { setAllocations } from '../cover/set-allocations'
import type { Db, Row } from '../db/tables'
import { requireDeal, type StoredDeal } from '../deals/queries'
import { createEmptyFields } from '../records/field-table'
import { Problem, type FieldError } from '../problems/problem'
import { createSupply } from '../supplies/prepare-supply'
import { getBusinessDay } from '../business-day'
import { createId } from '../identifiers'
import { convert, getDefaultPriceUnit, takePart } from '@domain/timber'
import { findLastPaid, type PurchaseLine } from './last-paid'
import { computeReadyWeek } from './suitable-sawmills'
import { toPaymentTerms } from '../documents/terms'
import { UNBOUGHT_SUPPLY_STATUSES } from '../statuses/supply-statuses'

export const buyForDeal: Handler<'buyForDeal'> = async (call) => {
  const { db, person, path, body } = call
  const record = await requireDeal(db, person, path.id)
  if (!acceptsAllocations(record.deal.status)) throw new Problem('not_allowed_now')
  const sawmills = await findSawmills(db, body)
  const errors = checkPurchase(body, record, sawmills)
  if (errors.length > 0) throw Problem.invalid(...errors)

  const lines = new Map(record.lines.map((line) => [line.id, parseWoodLine(line)]))
  const noParameters = { path: null, query: null, version: null }
  const supplies: Schemas['DraftedSupply'][] = []
  const requests: {
    allocation: RequestBody<'setAllocations'>['allocations'][number]
    at: string
  }[] = body.allocations.map((allocation, i) => ({ allocation, at: `/allocations/${i}` }))
  for (const [i, { sawmill_id, lines: supplyLines }] of body.supplies.entries()) {
    const sawmill = sawmills.get(sawmill_id)
    if (!sawmill) continue
    const drafted = supplyLines.flatMap(({ deal_line_id, ...amount }) => {
      const line = lines.get(deal_line_id)
      return line ? [{ line, ...amount }] : []
    })
    const write = await draftSupply(call, sawmill, drafted)
    const supply = await mapErrorPointers(
      () => createSupply({ ...call, ...noParameters, query: {}, body: write }),
      (pointer) => `/supplies/${i}${pointer}`,
    )
    supplies.push({
      id: supply.id,
      number: supply.number,
      version: supply.version,
      sawmill_name: supply.sawmill.name,
      volume_m3: supply.figures.volume_m3,
    })
    for (const [j, line] of supply.lines.entries()) {
      const deal_line_id = supplyLines[j]?.deal_line_id ?? ''
      requests.push({
        allocation: { supply_line_id: line.id, deal_line_id, quantity: line.volume_m3, unit: 'm3' },
        at: `/supplies/${i}/lines/${j}`,
      })
    }
  }
  // All at once, so that the deal's tolerance applies to both together.
  const { items } = await mapErrorPointers(
    () =>
      setAllocations({
        ...call,
        ...noParameters,
        body: { allocations: requests.map(({ allocation }) => allocation) },
      }),
    (pointer) =>
      pointer.replace(
        /^\/allocations\/(\d+)/,
        (all, place: string) => requests[Number(place)]?.at ?? all,
      ),
  )
  return { supplies, allocations: items.slice(0, body.allocations.length) }
}

const findSawmills = async (
  db: Db,
  { supplies }: RequestBody<'buyForDeal'>,
): Promise<ReadonlyMap<string, Row<'sawmills'>>> => {
  if (supplies.length === 0) return new Map()
  const rows = await db
    .selectFrom('sawmills')
    .selectAll()
    .where(
      'id',
      'in',
      supplies.map(({ sawmill_id }) => sawmill_id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Checks a purchase apart from its amounts: not empty, lines of this deal, an active mill, no
 * duplicates.
 */
function checkPurchase(
  { allocations, supplies }: RequestBody<'buyForDeal'>,
  { lines }: StoredDeal,
  sawmills: ReadonlyMap<string, Row<'sawmills'>>,
): FieldError[] {
  if (allocations.length === 0 && supplies.length === 0)
    return [{ pointer: '/supplies', code: 'required' }]
  const lineIds = new Set(lines.map(({ id }) => id))
  const checkLineId = (id: string, at: string): FieldError[] =>
    lineIds.has(id) ? [] : [{ pointer: `${at}/deal_line_id`, code: 'not_found' }]
  return [
    ...allocations.flatMap(({ deal_line_id }, i) => checkLineId(deal_line_id, `/allocations/${i}`)),
    ...supplies.flatMap(({ sawmill_id, lines: supplyLines }, i): FieldError[] => {
      const pointer = `/supplies/${i}/sawmill_id`
      const sawmill = sawmills.get(sawmill_id)
      const repeated =
        supplies.findIndex((other) => other.sawmill_id === sawmill_id) === i
          ? []
          : [{ pointer, code: 'duplicate' as const }]
      const refused = !sawmill
        ? [{ pointer, code: 'not_found' as const }]
        : sawmill.approval === 'approved'
          ? repeated
          : [{ pointer, code: 'not_approved' as const }]
      return [
        ...refused,
        ...supplyLines.flatMap(({ deal_line_id }, j): FieldError[] => {
          const at = `/supplies/${i}/lines/${j}`
          const isFirst =
            supplyLines.findIndex((other) => other.deal_line_id === deal_line_id) === j
          return isFirst
            ? checkLineId(deal_line_id, at)
            : [{ pointer: `${at}/deal_line_id`, code: 'duplicate' }]
        }),
      ]
    }),
  ]
}

/** Runs a part of the work; maps its error pointers to the whole request. */
async function mapErrorPointers<Done>(
  work: () => Promise<Done>,
  placed: (pointer: string) => string,
): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !error.details.errors) throw error
    throw Problem.invalid(
      ...error.details.errors.map((one) => ({ ...one, pointer: placed(one.pointer) })),
    )
  }
}

/** A deal line and the quantity to purchase. */
export type DraftLine = {
  line: PurchaseLine & { product_id: string | null }
  quantity: string
  unit: Schemas['Unit']
}

/** Maximum length of a loading place. */
const MAX_LENGTH = 160

const emptySupplyFields = createEmptyFields(vSupplyWrite)

/** Drafts a supply with the mill's last terms and prices. */
async function draftSupply(
  call: PersonCall,
  sawmill: Row<'sawmills'>,
  lines: readonly DraftLine[],
): Promise<Schemas['SupplyWrite']> {
  const { db, person, random } = call
  const last = await db
    .selectFrom('supplies')
    .select([
      'currency',
      'incoterms_rule',
      'incoterms_place',
      'loading_place',
      'inspection_required',
      'tolerance_percent',
    ])
    .where('sawmill_id', '=', sawmill.id)
    .where('status', 'not in', UNBOUGHT_SUPPLY_STATUSES)
    .orderBy('number_key', 'desc')
    .executeTakeFirst()
  const currency = last?.currency ?? 'EUR'
  const paid = await findLastPaid(
    call,
    sawmill.id,
    lines.map(({ line }) => line),
  )
  const claims = new Set(lines.map(({ line }) => line.certification))
  const [claim = 'none'] = claims
  return {
    ...emptySupplyFields,
    sawmill_id: sawmill.id,
    purchase_manager_id: person.role === 'purchase_manager' ? person.id : null,
    currency,
    payment_terms: toPaymentTerms(sawmill),
    incoterms: { rule: last?.incoterms_rule ?? 'FCA', place: last?.incoterms_place ?? '' },
    loading_place: last?.loading_place ?? toAddressLine(sawmill),
    ready_week: computeReadyWeek(sawmill, getBusinessDay(call)),
    inspection_required: last?.inspection_required === 1,
    // If the lines differ, each has its own claim.
    certificate_claim: claims.size === 1 ? claim : 'none',
    harvest_countries: [],
    tolerance_percent: last?.tolerance_percent ?? 10,
    lines: lines.map(({ line, ...bought }) => {
      const last = paid.get(line.id)
      const { specification, quantity, unit } = takePart(
        line.specification,
        bought.quantity,
        bought.unit,
      )
      // A price whose unit the quantity can't be converted to could not be saved.
      const price = last && convert(quantity, unit, specification)[last.price_unit].ok ? last : null
      return {
        id: createId(random),
        product_id: line.product_id,
        specification: line.product_id === null || specification.lengths ? specification : null,
        quantity,
        unit,
        price: price?.currency === currency ? price.price : null,
        price_unit: price?.price_unit ?? getDefaultPriceUnit(unit),
        certification: line.certification,
        remark: null,
        confirmed_quantity: null,
        ready_quantity: null,
      }
    }),
  }
}

function toAddressLine({ address }: Row<'sawmills'>): string | null {
  const line =
    address
      ?.split('\n')
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ') ?? ''
  return line !== '' && line.length <= MAX_LENGTH ? line : null
}
