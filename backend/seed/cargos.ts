import { recountFreight } from '../cargos/recount-freight'
import { recountLoads } from '../cargos/recount-loads'
import { cargoValues, loadRow } from '../cargos/cargo-rows'
import type { CargoDocument, CargoStatus } from '../cargos/contract'
import { lateFrom } from '../cargos/tell-late'
import { cargoFigures } from '../cargos/rules/figures'
import { neededPapers } from '../cargos/rules/papers'
import { countedLoad } from '../cargos/rules/take-load'
import { documentNumber } from '../db/numbers'
import { toJson } from '../db/json'
import { recountCargoWords } from '../search/recount-cargo-words'
import type { Db, NewRow } from '../db/tables'
import { dayAfter, notAfter, workingHour } from './calendar'
import { planCargos, type PlannedCargo } from './cargo-plan'
import { papersAtHand, writeCargo } from './cargo-write'
import { rollingFrom, type Dice } from './dice'
import { insertRows } from './insert-rows'
import { cargoManagers, type SeedTools } from './people'
import { seedId } from './seed-id'
import { autoFill } from './stowage'
import { settleSupplies } from './settle-supplies'

/** A throw of its own, so that deals and supplies fall as they do without cargo. */
const THROW = 29
/** Deals and supplies that are counted anew at once. */
const AT_ONCE = 200

const WAY: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]

/** Adds cargo for what deals say is loaded, with its loads and history; deals and supplies are then counted by it. */
export async function seedCargos(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  const dice = rollingFrom(THROW)
  const countries = await countriesOf(db)
  const dated = (await planCargos(db, dice)).map((plan, i) => {
    const [first] = plan.loads
    const write = writeCargo(dice, `cargo ${i}`, plan, i, {
      country: countries.get(first?.supply.sawmill_id ?? '') ?? 'LT',
      now,
    })
    const needed = neededBy(plan, write.port_of_discharge, countries)
    return {
      plan,
      write: { ...write, documents: papersAtHand(dice, plan.status, needed) },
      needed,
      date: dateOf(dice, plan, write.etd, now),
    }
  })
  const places = new Map<string, number>()
  const all = dated
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((one) => {
      const year = one.date.slice(0, 4)
      const place = (places.get(year) ?? 0) + 1
      places.set(year, place)
      return cargoRows(dice, one, place, now)
    })
  await insertRows(
    db,
    'cargos',
    all.map(({ cargo }) => cargo),
  )
  await insertRows(
    db,
    'cargo_loads',
    all.flatMap(({ loads }) => loads),
  )
  await insertRows(
    db,
    'activity',
    all.flatMap(({ activity }) => activity),
  )
  // Notifications of what is late already were sent before.
  const due = all.flatMap(({ cargo: { id, status, eta = null, ata = null } }) => {
    const from = lateFrom({ status, eta, ata })
    return from && from > now
      ? [{ kind: 'cargo_late' as const, record_id: id, due_at: from.toISOString() }]
      : []
  })
  await insertRows(db, 'due_work', due)
  await insertRows(
    db,
    'document_counters',
    [...places].map(([year, last]) => ({ series: 'C', year: Number(year), last })),
  )
  await countAll(db)
  await recountCargoWords(db, 'all')
  await settleSupplies(db, now)
}

/** True if the packs have their places by then; the load of a planned cargo is still to be arranged. */
const isPlaced = (status: CargoStatus): boolean => status !== 'planned' && status !== 'canceled'

type Dated = {
  plan: PlannedCargo
  write: ReturnType<typeof writeCargo>
  needed: readonly CargoDocument[]
  date: string
}
type Rows = {
  cargo: NewRow<'cargos'>
  loads: NewRow<'cargo_loads'>[]
  activity: NewRow<'activity'>[]
}

/** The rows of a planned cargo, as writing it and taking its steps would have left them. */
function cargoRows(
  dice: Dice,
  { plan, write, needed, date }: Dated,
  place: number,
  now: Date,
): Rows {
  const { number, key } = documentNumber('C', Number(date.slice(0, 4)), place)
  const id = seedId(`cargo ${number}`)
  const loads = plan.loads.flatMap(({ held, ...pair }, i) => {
    const line = write.lines[i]
    const taken = { ...held, pcs: null }
    return line
      ? [
          {
            write: line,
            pair: { ...pair, stockPlace: null },
            held: taken,
            counted: countedLoad(taken, line, pair.supplyLine.specification),
            most: { ...held, isBoundByPart: false },
            lots: [],
          },
        ]
      : []
  })
  const stowage = isPlaced(plan.status)
    ? autoFill(
        write,
        loads.map(({ write: { id, drop }, held, counted, pair }) => ({
          ...{
            id,
            drop,
            packs: held.packs ?? 0,
            litres: held.litres,
            grossKg: counted.counted_gross_kg,
            specification: pair.supplyLine.specification,
          },
        })),
      )
    : []
  const figures = cargoFigures(
    write,
    loads.map(({ held, counted }) => ({ litres: held.litres, ...counted })),
  )
  const shipper = dice.pick(cargoManagers)
  const created_at = notAfter(workingHour(date, dice.between(6, 14), dice.between(0, 59)), now)
  const reason = plan.status === 'canceled' ? 'The ship was full.' : null
  const steps = stepsOf(plan.status, write, created_at, now)
  const entry = (position: number) => ({
    id: seedId(`activity ${number} ${position}`),
    record_kind: 'cargo' as const,
    record_id: id,
    position,
    person_id: shipper,
  })
  return {
    cargo: {
      id,
      number,
      number_key: key,
      status: plan.status,
      version: 1 + steps.length,
      created_at,
      created_by: shipper,
      updated_at: steps.at(-1)?.at ?? created_at,
      updated_by: shipper,
      ...cargoValues({ write: { ...write, stowage }, figures, loads, needed: [...needed] }, number),
      cancel_reason: reason,
    },
    loads: loads.map((load, i) => loadRow(id, load, i + 1)),
    activity: [
      { ...entry(1), at: created_at, kind: 'created', changes: toJson([]), reason: null },
      ...steps.map(({ from, to, at }, i) => ({
        ...entry(i + 2),
        at,
        kind: 'transition' as const,
        changes: toJson([{ field: 'status', line: null, from, to }]),
        reason: to === 'canceled' ? reason : null,
      })),
    ],
  }
}

/** The steps that led a cargo to where it is: it left and came on its days, the others lie between. */
function stepsOf(
  status: CargoStatus,
  { atd, ata }: Dated['write'],
  createdAt: string,
  now: Date,
): { from: CargoStatus; to: CargoStatus; at: string }[] {
  const way: readonly CargoStatus[] =
    status === 'canceled' ? ['planned', 'canceled'] : WAY.slice(0, WAY.indexOf(status) + 1)
  let last = createdAt
  return way.slice(1).map((to, i) => {
    const day = to === 'in_transit' ? atd : to === 'arrived' ? ata : null
    const at = notAfter(workingHour(day ?? last.slice(0, 10), 8 + i, 15), now)
    last = at < last ? last : at
    return { from: way[i] ?? 'planned', to, at: last }
  })
}

/** The day on which it was planned: some days before it was to leave, and never after now. */
function dateOf(dice: Dice, { loads }: PlannedCargo, etd: string | null, now: Date): string {
  const before = dayAfter(new Date(`${etd ?? dayAfter(now, 0)}T08:00:00Z`), -dice.between(6, 20))
  const begun = loads
    .reduce(
      (latest, { deal }) =>
        (deal.confirmed_at ?? '') > latest ? (deal.confirmed_at ?? '') : latest,
      '',
    )
    .slice(0, 10)
  const day = before < begun ? begun : before
  const departed = etd ?? day
  const today = dayAfter(now, 0)
  return [day, departed, today].toSorted()[0] ?? today
}

function neededBy(
  { kind, loads }: PlannedCargo,
  port: string | null,
  countries: ReadonlyMap<string, string>,
): CargoDocument[] {
  const country = (id: string) => countries.get(id) ?? 'LT'
  return neededPapers({
    kind,
    rules: loads.map(({ deal }) => deal.incoterms_rule),
    from: loads.map(({ supply }) => country(supply.sawmill_id)),
    to: port === null ? loads.map(({ deal }) => country(deal.client_id)) : [port.slice(0, 2)],
    isClaimed: loads.some(({ dealLine }) => dealLine.certification !== 'none'),
  })
}

/** Of clients and mills, by their ids. */
async function countriesOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = [
    ...(await db.selectFrom('clients').select(['id', 'country']).execute()),
    ...(await db.selectFrom('sawmills').select(['id', 'country']).execute()),
  ]
  return new Map(rows.map(({ id, country }) => [id, country]))
}

async function countAll(db: Db): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .select('id')
    .where('purchased_l', '>', 0)
    .orderBy('number_key')
    .execute()
  for (let i = 0; i < deals.length; i += AT_ONCE) {
    const ids = deals.slice(i, i + AT_ONCE).map(({ id }) => id)
    const own = await db
      .selectFrom('allocations')
      .select('supply_id')
      .distinct()
      .where('deal_id', 'in', ids)
      .execute()
    if (own.length > 0)
      await recountLoads(
        db,
        ids,
        own.map(({ supply_id }) => supply_id),
      )
    await recountFreight(db, ids)
  }
}
