import { getCountryLanguage } from '@domain/languages'
import { getWeekStart, DAY_MS } from '@domain/calendar'
import { recalculateLineAmounts, recalculateUnallocated } from '../derived-columns/supply-sums'
import { toDocumentNumber } from '../db/document-numbers'
import { toJson, insertRows } from '../db/rows'
import type { Db, NewRow } from '../db/tables'
import { computeSupplyLineAmounts, sumSupplyFigures } from '../supplies/supply-figures'
import type { PreparedSupplyLine } from '../supplies/prepare-supply'
import { toSupplyLineRow, toSupplyRow, type SupplyStatus } from '../supplies/schema'
import { getSupplyLateTime } from '../supplies/notify-supply'
import { createSupplyOrder, type OrderedSupply } from '../supplies/order-document'
import { addDays, capAtNow, toWorkingHour } from './dates'
import { createRandom, type Random, createSeedId } from './random'
import {
  createCompanyEmail,
  getDemoPersonId,
  getSeededEmail,
  getSeededName,
  type SeedTools,
} from './people'
import { addMixedSupply } from './mixed-lengths'
import { MIXED_PRODUCT, productList } from './product-list'
import { getProductId } from './products'
import type { SeededSawmill } from './sawmill-list'
import { getSawmillId } from './sawmills'
import { getSeededTexts } from './settings'
import { planCover, seedAllocations } from './cover'
import { planSupplies, type PlannedSupply } from './supply-plan'

/** Number of supplies, days back, and a separate seed, so that other demo data stays unchanged. */
const SUPPLIES = { count: 90, daysBack: 210, randomSeed: 17 }

const products = new Map(
  [...productList, MIXED_PRODUCT].map((product) => [getProductId(product.name), product]),
)

/** Adds supplies with lines and history, from approved mills that saw their wood. */
export async function seedSupplies(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  const random = createRandom(SUPPLIES.randomSeed)
  const sequences = new Map<string, number>()
  const plans = planSupplies(random, now, SUPPLIES.count, SUPPLIES.daysBack)
  const forStock = addMixedSupply(plans).map((plan) => ({ plan, allocations: [] }))
  const forDeals = await planCover(db, createRandom(SUPPLIES.randomSeed + 1), now)
  const all = [...forStock, ...forDeals]
    .toSorted((a, b) => a.plan.date.localeCompare(b.plan.date))
    .map(({ plan, allocations }) => {
      const year = plan.date.slice(0, 4)
      const sequence = (sequences.get(year) ?? 0) + 1
      sequences.set(year, sequence)
      return { ...createSupplyRows(random, plan, sequence, now), plan, allocations }
    })
  await insertRows(
    db,
    'supplies',
    all.map(({ supply }) => supply),
  )
  await insertRows(
    db,
    'supply_lines',
    all.flatMap(({ lines }) => lines),
  )
  await insertRows(
    db,
    'supply_orders',
    all.flatMap(({ orders }) => orders),
  )
  await insertRows(
    db,
    'activity',
    all.flatMap(({ activity }) => activity),
  )
  await seedAllocations(db, all)
  // Overdue jobs have run already.
  const due = all.flatMap(({ supply, plan }) => {
    const from = getSupplyLateTime({ status: plan.status, ready_week: plan.write.ready_week })
    return from && from > now
      ? [{ kind: 'supply_late' as const, record_id: supply.id, due_at: from.toISOString() }]
      : []
  })
  await insertRows(db, 'due_work', due)
  const ids = all.map(({ supply }) => supply.id)
  await recalculateLineAmounts(db, ids)
  await recalculateUnallocated(db, ids)
  await insertRows(
    db,
    'document_counters',
    [...sequences].map(([year, last]) => ({ series: 'S', year: Number(year), last })),
  )
}

type Rows = {
  supply: NewRow<'supplies'>
  lines: NewRow<'supply_lines'>[]
  orders: NewRow<'supply_orders'>[]
  activity: NewRow<'activity'>[]
}

/** Creates the rows that creating a supply and its transitions would have stored. */
function createSupplyRows(
  random: Random,
  { sawmill, date, status, write }: PlannedSupply,
  sequence: number,
  now: Date,
): Rows {
  const { number, key } = toDocumentNumber('S', Number(date.slice(0, 4)), sequence)
  const id = createSeedId(`supply ${number}`)
  const lines = write.lines.flatMap((line): PreparedSupplyLine[] => {
    const product = products.get(line.product_id ?? '')
    if (!product) return []
    const { name } = product
    const specification = line.specification ?? product.specification
    return [
      {
        write: line,
        specification,
        product_name: name,
        figures: computeSupplyLineAmounts({ ...line, specification }, write.currency),
      },
    ]
  })
  const buyer = write.purchase_manager_id ?? getDemoPersonId('purchase_manager')
  const sawmillRef = { id: getSawmillId(sawmill.name), name: sawmill.name }
  const figures = sumSupplyFigures(
    write,
    lines.map((line) => line.figures),
  )
  const created_at = capAtNow(
    toWorkingHour(date, random.between(7, 15), random.between(0, 59)),
    now,
  )
  const transitions = createTransitions(random, {
    status,
    createdAt: created_at,
    now,
    ready: drawReadyDay(sawmill.name, write.ready_week, sequence),
  })
  const getTransitionTime = (status: SupplyStatus) =>
    transitions.find(({ to }) => to === status)?.at ?? null
  const canceled = status === 'canceled' ? 'The mill cannot deliver in time.' : null
  const orderedAt = getTransitionTime('ordered')
  const rows = {
    supply: {
      id,
      number,
      number_key: key,
      status,
      version: 1 + transitions.length,
      created_at,
      created_by: buyer,
      updated_at: transitions.at(-1)?.at ?? created_at,
      updated_by: buyer,
      ...toSupplyRow(
        {
          write,
          sawmill: sawmillRef,
          purchaseManager: { id: buyer, name: getSeededName(buyer) },
          figures,
          lines,
        },
        number,
      ),
      ordered_at: orderedAt,
      ordered_on: orderedAt?.slice(0, 10) ?? null,
      order_revision: orderedAt === null ? null : 1,
      ready_at: getTransitionTime('ready'),
      cancel_reason: canceled,
    },
    lines: lines.map((line, i) => toSupplyLineRow(id, line, i + 1)),
    activity: [
      createActivityRow(number, id, 1, {
        at: created_at,
        person_id: buyer,
        kind: 'created',
        changes: toJson([]),
        reason: null,
      }),
      ...transitions.map(({ from, to, at }, i) =>
        createActivityRow(number, id, i + 2, {
          at,
          person_id: to === 'loading' || to === 'shipped' ? null : buyer,
          kind: 'transition',
          changes: toJson([{ field: 'status', line: null, from, to }]),
          reason: to === 'canceled' ? canceled : null,
        }),
      ),
    ],
  }
  return { ...rows, orders: orderedAt ? [createOrderRow(sawmill, rows, orderedAt, buyer)] : [] }
}

type SeededSupply = {
  supply: OrderedSupply['supply'] & Pick<Rows['supply'], 'id'>
  lines: readonly Omit<OrderedSupply['lines'][number], 'accepted_l' | 'loaded_l'>[]
}

/** Creates the order as it was issued, before the mill confirmed its quantities. */
function createOrderRow(
  sawmill: SeededSawmill,
  { supply, lines }: SeededSupply,
  issued_at: string,
  buyer: string,
): NewRow<'supply_orders'> {
  const { name: sawmillName, country, street, place, contact } = sawmill
  const record = {
    supply,
    lines: lines.map((line) => ({
      ...line,
      confirmed_quantity: null,
      ready_quantity: null,
      accepted_l: null,
      loaded_l: 0,
    })),
  }
  const name = getSeededName(buyer)
  const document = createSupplyOrder(record, {
    revision: 1,
    issued_at,
    issued_by: { id: buyer, name },
    sawmill: {
      name: sawmillName,
      country,
      address: `${street}, ${place}`,
      contact: [contact, createCompanyEmail(contact, sawmillName)],
    },
    buyer: { name, email: getSeededEmail(buyer), phone: null },
    printed: getSeededTexts(getCountryLanguage(country)),
  })
  return {
    id: createSeedId(`order ${supply.number}`),
    supply_id: supply.id,
    revision: 1,
    issued_at,
    issued_by: buyer,
    document: toJson(document),
  }
}

const STATUS_ORDER: readonly SupplyStatus[] = [
  'draft',
  'ordered',
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
  'completed',
]

/** A mill that delivers late. */
const LATE_SAWMILL = 'SIA Latgales sija'

/** Draws the day on which wood is ready: mostly in its week, later for unreliable sawmills. */
function drawReadyDay(sawmill: string, week: string | null, sequence: number): string | null {
  if (week === null) return null
  const habit =
    sawmill === LATE_SAWMILL
      ? 9
      : [...sawmill].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4
  return addDays(new Date(getWeekStart(week)), ((sequence * 7) % 13) - 5 + habit)
}

/** Creates the status changes of a supply, before and after its wood was ready. */
function createTransitions(
  random: Random,
  {
    status,
    createdAt,
    now,
    ready,
  }: {
    status: SupplyStatus
    createdAt: string
    now: Date
    ready: string | null
  },
): { from: SupplyStatus; to: SupplyStatus; at: string }[] {
  const statuses: readonly SupplyStatus[] =
    status === 'canceled'
      ? ['draft', 'ordered', 'canceled']
      : STATUS_ORDER.slice(0, STATUS_ORDER.indexOf(status) + 1)
  const age = Math.max(0, (now.getTime() - Date.parse(createdAt)) / DAY_MS)
  const atReady = statuses.indexOf('ready')
  // Wood that is ready has been so for two days at least, also before its week.
  const until =
    ready === null
      ? age
      : Math.min(
          Math.max(1, age - 2),
          Math.max(1, (Date.parse(ready) - Date.parse(createdAt)) / DAY_MS),
        )
  const getDay = (i: number) => {
    if (atReady === -1) return (age * (i + 1)) / (statuses.length + 0.5)
    return i + 1 <= atReady
      ? (until * (i + 1)) / atReady
      : until + ((age - until) * (i + 1 - atReady)) / (statuses.length - atReady + 0.5)
  }
  return statuses.slice(1).map((to, i) => {
    const day = addDays(new Date(createdAt), Math.floor(getDay(i)))
    const at = capAtNow(toWorkingHour(day, 8 + i, random.between(0, 59)), now)
    return { from: statuses[i] ?? 'draft', to, at: at < createdAt ? createdAt : at }
  })
}

const createActivityRow = (
  number: string,
  id: string,
  position: number,
  entry: Pick<NewRow<'activity'>, 'at' | 'person_id' | 'kind' | 'changes' | 'reason'>,
): NewRow<'activity'> => ({
  id: createSeedId(`activity ${number} ${position}`),
  record_kind: 'supply',
  record_id: id,
  position,
  ...entry,
})
