import { recalculateCargoPromises } from '../derived-columns/cargo-promises'
import { recalculateDeals } from '../derived-columns/deal-sums'
import { recalculateFreightShares } from '../derived-columns/freight-shares'
import { recalculateLoads } from '../derived-columns/load-sums'
import { toCargoRow, toLoadRow, type CargoDocument, type CargoStatus } from '../cargos/schema'
import { EXPECTED_STATUSES } from '../cargos/rules/cargo-delay'
import { getCargoLateTime } from '../deal-cargos/late-times'
import { computeCargoFigures } from '../cargos/rules/cargo-figures'
import { checkFill } from '../cargos/rules/check-cargo'
import { findMissingDocuments, getRequiredDocuments } from '../cargos/rules/required-documents'
import { computeLoadCounts } from '../cargos/rules/compute-load'
import { toDocumentNumber } from '../db/document-numbers'
import { toJson, insertRows } from '../db/rows'
import { updateAllSearchColumns } from '../search/update-search-columns'
import type { Db, NewRow } from '../db/tables'
import { addDays, capAtNow, toWorkday, toWorkingHour } from './dates'
import { planCargos, type PlannedCargo } from './cargo-plan'
import { CARGO_STATUS_ORDER, drawAvailableDocuments, PACKING_KG, writeCargo } from './cargo-write'
import { createRandom, type Random, createSeedId } from './random'
import { cargoManagers, type SeedTools } from './people'
import { autoFill } from './stowage'
import { updateSupplyStatuses } from './update-supply-statuses'

/** Separate seed, so that other demo data stays unchanged. */
const RANDOM_SEED = 29
/** Deals that are recalculated at once. */
const BATCH_SIZE = 200

/**
 * Adds cargo with loads and history for the loaded parts of deals, and recalculates deals and
 * supplies.
 */
export async function seedCargos(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  const random = createRandom(RANDOM_SEED)
  const countries = await readCountries(db)
  const dated = (await planCargos(db, random)).map((plan, i) => {
    const [first] = plan.loads
    const write = writeCargo(random, {
      name: `cargo ${i}`,
      planned: plan,
      sequence: i,
      setting: {
        country: countries.get(first?.supply.sawmill_id ?? '') ?? 'LT',
        now,
      },
    })
    const required = listRequiredDocuments(plan, write.port_of_discharge, countries)
    return {
      plan,
      write: { ...write, documents: drawAvailableDocuments(random, plan.status, required) },
      required,
      date: drawDate(random, plan, write.etd, now),
    }
  })
  const sequences = new Map<string, number>()
  const all = dated
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((one) => {
      const year = one.date.slice(0, 4)
      const sequence = (sequences.get(year) ?? 0) + 1
      sequences.set(year, sequence)
      return createCargoRows(random, one, sequence, now)
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
  await insertRows(
    db,
    'document_counters',
    [...sequences].map(([year, last]) => ({ series: 'C', year: Number(year), last })),
  )
  const cargoIds = all.map(({ cargo }) => cargo.id)
  await recalculateFreightShares(db, cargoIds)
  await recalculateCargoPromises(db, cargoIds)
  await scheduleLateCargos(db, now)
  await countLoadedVolumes(db)
  await updateAllSearchColumns(db)
  await updateSupplyStatuses(db, now)
}

/** Schedules the checks of expected cargos. Late ones were notified already. */
async function scheduleLateCargos(db: Db, now: Date): Promise<void> {
  const cargos = await db
    .selectFrom('cargos')
    .select(['id', 'status', 'eta', 'ata', 'promised_day'])
    .where('status', 'in', EXPECTED_STATUSES)
    .orderBy('number_key')
    .execute()
  const due = cargos.flatMap((cargo) => {
    const lateTime = getCargoLateTime(cargo)
    return lateTime && lateTime > now
      ? [{ kind: 'cargo_late' as const, record_id: cargo.id, due_at: lateTime.toISOString() }]
      : []
  })
  await insertRows(db, 'due_work', due)
}

/** True if the packs are placed. Planned cargo is not arranged yet. */
const hasStowage = (status: CargoStatus): boolean => status !== 'planned' && status !== 'canceled'

type Dated = {
  plan: PlannedCargo
  write: ReturnType<typeof writeCargo>
  required: readonly CargoDocument[]
  date: string
}
type Rows = {
  cargo: NewRow<'cargos'>
  loads: NewRow<'cargo_loads'>[]
  activity: NewRow<'activity'>[]
}

/** Creates the rows that creating a cargo and its transitions would have stored. */
function createCargoRows(
  random: Random,
  { plan, write, required, date }: Dated,
  sequence: number,
  now: Date,
): Rows {
  const { number, key } = toDocumentNumber('C', Number(date.slice(0, 4)), sequence)
  const id = createSeedId(`cargo ${number}`)
  const createLoads = (isWeighed: boolean) =>
    plan.loads.flatMap(({ loadAmount, ...pair }, i) => {
      const line = write.lines[i]
      const taken = { ...loadAmount, pcs: null }
      if (!line) return []
      const { specification } = pair.supplyLine
      const { counted_net_kg } = computeLoadCounts(taken, line, specification)
      const gross = counted_net_kg + PACKING_KG * (loadAmount.packs ?? 0)
      const weighed = isWeighed ? { ...line, gross_kg: gross } : line
      return [
        {
          write: weighed,
          pair: { ...pair, stockPlace: null, sawmillCountry: '' },
          loadAmount: taken,
          counted: computeLoadCounts(taken, weighed, specification),
          max: { ...loadAmount, isLimitedByAllocation: false },
          lots: [],
        },
      ]
    })
  const computeFigures = (all: ReturnType<typeof createLoads>) =>
    computeCargoFigures(
      write,
      all.map(({ loadAmount, counted }) => ({ litres: loadAmount.litres, ...counted })),
    )
  const isWeighed =
    write.kind === 'truck' &&
    write.seal_number !== null &&
    checkFill(computeFigures(createLoads(true))).length === 0
  const loads = createLoads(isWeighed)
  const stowage = hasStowage(plan.status)
    ? autoFill(
        write,
        loads.map(({ write: { id, drop }, loadAmount, counted, pair }) => ({
          id,
          drop,
          packs: loadAmount.packs ?? 0,
          litres: loadAmount.litres,
          grossKg: counted.counted_gross_kg,
          specification: pair.supplyLine.specification,
        })),
      )
    : []
  const figures = computeFigures(loads)
  const cargoManager = random.pick(cargoManagers)
  const created_at = capAtNow(
    toWorkingHour(date, random.between(6, 14), random.between(0, 59)),
    now,
  )
  const reason = plan.status === 'canceled' ? 'The vessel was full.' : null
  const transitions = createTransitions(plan.status, write, created_at, now)
  const createActivityEntry = (position: number) => ({
    id: createSeedId(`activity ${number} ${position}`),
    record_kind: 'cargo' as const,
    record_id: id,
    position,
    person_id: cargoManager,
  })
  return {
    cargo: {
      id,
      number,
      number_key: key,
      status: plan.status,
      version: 1 + transitions.length,
      created_at,
      created_by: cargoManager,
      updated_at: transitions.at(-1)?.at ?? created_at,
      updated_by: cargoManager,
      ...toCargoRow({ write: { ...write, stowage }, figures }),
      missing_documents: findMissingDocuments(required, write.documents).length,
      cancel_reason: reason,
    },
    loads: loads.map((load, i) => toLoadRow(id, load, i + 1)),
    activity: [
      {
        ...createActivityEntry(1),
        at: created_at,
        kind: 'created',
        changes: toJson([]),
        reason: null,
      },
      ...transitions.map(({ from, to, at }, i) => ({
        ...createActivityEntry(i + 2),
        at,
        kind: 'transition' as const,
        changes: toJson([{ field: 'status', line: null, from, to }]),
        reason: to === 'canceled' ? reason : null,
      })),
    ],
  }
}

/**
 * Creates the status changes of a cargo: departure and arrival on their days, the others in
 * between.
 */
function createTransitions(
  status: CargoStatus,
  { atd, ata }: Dated['write'],
  createdAt: string,
  now: Date,
): { from: CargoStatus; to: CargoStatus; at: string }[] {
  const statuses: readonly CargoStatus[] =
    status === 'canceled'
      ? ['planned', 'canceled']
      : CARGO_STATUS_ORDER.slice(0, CARGO_STATUS_ORDER.indexOf(status) + 1)
  let last = createdAt
  return statuses.slice(1).map((to, i) => {
    const day = to === 'in_transit' ? atd : to === 'arrived' ? ata : null
    const at = capAtNow(toWorkingHour(day ?? last.slice(0, 10), 8 + i, 15), now)
    last = at < last ? last : at
    return { from: statuses[i] ?? 'planned', to, at: last }
  })
}

/** Draws the day on which a cargo was created: some days before departure, today at the latest. */
function drawDate(random: Random, { loads }: PlannedCargo, etd: string | null, now: Date): string {
  const before = addDays(new Date(`${etd ?? addDays(now, 0)}T08:00:00Z`), -random.between(6, 20))
  const confirmedAt = loads
    .reduce(
      (latest, { deal }) =>
        (deal.confirmed_at ?? '') > latest ? (deal.confirmed_at ?? '') : latest,
      '',
    )
    .slice(0, 10)
  const day = before < confirmedAt ? confirmedAt : before
  const departed = etd ?? day
  const today = addDays(now, 0)
  return toWorkday([day, departed, today].toSorted()[0] ?? today)
}

function listRequiredDocuments(
  { kind, loads }: PlannedCargo,
  port: string | null,
  countries: ReadonlyMap<string, string>,
): CargoDocument[] {
  const getCountry = (id: string) => countries.get(id) ?? 'LT'
  return getRequiredDocuments({
    kind,
    rules: loads.map(({ deal }) => deal.incoterms_rule),
    from: loads.map(({ supply }) => getCountry(supply.sawmill_id)),
    to: port === null ? loads.map(({ deal }) => getCountry(deal.client_id)) : [port.slice(0, 2)],
    isClaimed: loads.some(({ dealLine }) => dealLine.certification !== 'none'),
  })
}

/** Returns the countries of clients and sawmills by id. */
async function readCountries(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = [
    ...(await db.selectFrom('clients').select(['id', 'country']).execute()),
    ...(await db.selectFrom('sawmills').select(['id', 'country']).execute()),
  ]
  return new Map(rows.map(({ id, country }) => [id, country]))
}

async function countLoadedVolumes(db: Db): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .select('id')
    .where('purchased_l', '>', 0)
    .orderBy('number_key')
    .execute()
  for (let i = 0; i < deals.length; i += BATCH_SIZE) {
    const ids = deals.slice(i, i + BATCH_SIZE).map(({ id }) => id)
    const allocations = await db
      .selectFrom('allocations')
      .select('supply_id')
      .distinct()
      .where('deal_id', 'in', ids)
      .execute()
    if (allocations.length > 0)
      await recalculateLoads(
        db,
        ids,
        allocations.map(({ supply_id }) => supply_id),
      )
    await recalculateDeals(db, ids)
  }
}
