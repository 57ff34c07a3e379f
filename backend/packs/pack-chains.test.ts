import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTally, subtractPieces, sumTallies, type Tally } from '@domain/timber'
import { computeLotLoad, computePackLoad, type LoadAmount } from '../cargos/rules/compute-load'
import { getUnavailability } from '../cargos/read-load-context'
import { BOARD } from '../wood-lines/samples'
import { judgeLine, MILL_STATUSES } from './judge-packs'
import { getLoadedStatus } from './loaded-packs'
import { isReceivable } from './received-packs'
import { checkParts } from './rules/check-parts'
import { isPackOpen } from './rules/pack-status'
import { findWholePacks } from './rules/printed-packs'
import { fromLitres } from '../db/decimal-columns'
import { toJson } from '../db/rows'
import { toTallyColumns } from './schema'

type CargoStatus = (typeof steps)[number]
type Columns = NonNullable<ReturnType<typeof toTallyColumns>>
type Pack = Pick<Columns, 'pcs' | 'litres'> & {
  id: string
  tally: Tally
  status:
    'listed' | 'accepted' | 'rejected' | 'in_stock' | 'loaded' | 'delivered' | 'opened' | 'gone'
  verdict: 'accepted' | 'rejected' | null
  lot_id: string | null
  load_id: string | null
}
type Load = { id: string; amount: LoadAmount; packIds: string[] }
type Cargo = { status: CargoStatus; loads: Load[] }
type World = { packs: Map<string, Pack>; cargos: Cargo[]; listed: Tally[]; count: number }

const steps = ['planned', 'loading', 'sealed', 'arrived', 'delivered'] as const
const wood = { ...BOARD, thickness_mm: 47, width_mm: 147, length_mm: null, pcs_per_pack: null }
const plenty = { litres: 10 ** 9, packs: null }
const limits = {
  specification: wood,
  smallest_pack_l: 0,
  line: plenty,
  othersOfLine: [],
  allocated: plenty,
  othersOfAllocation: [],
}

const createPack = (world: World, tally: Tally, change: Partial<Pack> = {}): Pack => {
  const columns = toTallyColumns(tally, wood)
  if (!columns) throw new Error('The section is known.')
  const id = `P${(world.count += 1)}`
  const state = { status: 'listed' as const, verdict: null, lot_id: null, load_id: null }
  return { id, tally, pcs: columns.pcs, litres: columns.litres, ...state, ...change }
}
const add = (world: World, pack: Pack) => world.packs.set(pack.id, pack)
const listPacks = (world: World) => [...world.packs.values()]
const pickFrom = <One>(all: readonly One[], which: number) => all[which % Math.max(1, all.length)]
const sum = (packs: readonly { litres: number }[]) =>
  packs.reduce((total, { litres }) => total + litres, 0)

/** Checks the parts as the server does, and replaces the packs if they have the same pieces. */
function replace(world: World, packs: readonly Pack[], tallies: readonly Tally[]): boolean {
  const [{ status, verdict } = { status: 'listed' as const, verdict: null }] = packs
  const parts = tallies.map((tally) => createPack(world, tally, { status, verdict }))
  const writes = parts.map(({ id, tally }) => {
    const pack = { id, number: id, barcode: null, mark: null, kg: null, tally: [...tally] }
    return ['', pack] as const
  })
  const whole = sumTallies(packs.map(({ tally }) => tally))
  const taken = { takenIds: new Set(world.packs.keys()), takenNumbers: new Set<string>() }
  const context = { whole, specification: wood, ...taken, takenBarcodes: new Set<string>() }
  if (checkParts(writes, '', context).length > 0) return false
  for (const pack of packs) pack.status = 'opened'
  for (const part of parts) add(world, part)
  return true
}

/** Moves the packs of a cargo with its status, as after each of its changes. */
function syncCargo({ packs }: World, { status, loads }: Cargo): void {
  for (const load of loads)
    for (const id of load.packIds) {
      const pack = packs.get(id)
      if (pack) Object.assign(pack, { load_id: load.id, status: getLoadedStatus(pack, status) })
    }
}

function release({ packs }: World, loads: readonly Load[]): void {
  for (const { id } of loads)
    for (const pack of packs.values())
      if (pack.load_id === id)
        Object.assign(pack, { load_id: null, status: getLoadedStatus(pack, null) })
}

function load(world: World, cargo: Cargo, chosen: readonly Pack[], isYard: boolean): void {
  if (steps.indexOf(cargo.status) > 1 || chosen.length === 0) return
  const request = { quantity: String(chosen.length), unit: 'pack' as const }
  const ids = chosen.map(({ id }) => id)
  const candidates = listPacks(world).map((pack) => ({
    ...pack,
    ...{ number: pack.id, barcode: pack.id, location: '', kg: 0 },
    tally: toJson(pack.tally),
    unavailable: getUnavailability(pack),
    excess: 0,
    isRejected: pack.verdict === 'rejected',
    isLoaded: pack.load_id !== null,
  }))
  const lots = candidates.filter(({ status }) => status === 'in_stock')
  const amount = isYard
    ? computeLotLoad({ ...request, lot_ids: ids }, lots, limits)
    : computePackLoad(request, ids, candidates, limits)
  if ('code' in amount) return
  cargo.loads.push({ id: `L${(world.count += 1)}`, amount, packIds: ids })
  syncCargo(world, cargo)
}

const rows = fc.array(
  fc.record({
    length_mm: fc.integer({ min: 10, max: 20 }).map((step) => step * 300),
    pcs: fc.integer({ min: 1, max: 90 }),
  }),
  { minLength: 1, maxLength: 4 },
)
const which = fc.nat(11)
const act = fc.oneof(
  fc.record({ kind: fc.constant('list' as const), tally: rows.map(createTally) }),
  fc.record({
    kind: fc.constant('split' as const),
    which,
    pcs: fc.integer({ min: 1, max: 40 }),
    isWrong: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('merge' as const), which, other: which }),
  fc.record({ kind: fc.constant('judge' as const), verdict: fc.constantFrom('pass', 'fail') }),
  fc.record({
    kind: fc.constant('load' as const),
    cargo: fc.nat(1),
    chosen: fc.array(which, { maxLength: 4 }),
    isYard: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('unload' as const), cargo: fc.nat(1) }),
  fc.record({ kind: fc.constant('step' as const), cargo: fc.nat(1) }),
  fc.record({ kind: fc.constant('cancel' as const), cargo: fc.nat(1) }),
  fc.record({ kind: fc.constant('receive' as const), which }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

function play(world: World, one: Act): void {
  const packs = listPacks(world)
  const open = packs.filter(isPackOpen)
  const cargo = 'cargo' in one ? world.cargos[one.cargo] : undefined
  const pack = 'which' in one ? pickFrom(open, one.which) : undefined
  if (one.kind === 'list') {
    world.listed.push(one.tally)
    add(world, createPack(world, one.tally))
  }
  if (one.kind === 'split' && pack) {
    const part = createTally(pack.tally.map((row) => ({ ...row, pcs: Math.min(row.pcs, one.pcs) })))
    const rest = subtractPieces(pack.tally, part)
    const parts = one.isWrong ? [part, pack.tally] : [part, rest]
    // The contract requires a piece in each part.
    if (rest.length > 0 && replace(world, [pack], parts) === one.isWrong)
      throw new Error(`${pack.id} was split wrongly.`)
  }
  if (one.kind === 'merge' && pack) {
    const other = pickFrom(
      open.filter(({ id, status }) => id !== pack.id && status === pack.status),
      one.other,
    )
    if (other) replace(world, [pack, other], [sumTallies([pack.tally, other.tally])])
  }
  if (one.kind === 'judge')
    for (const judged of packs.filter(({ status }) => status !== 'opened')) {
      judged.verdict = judgeLine(one.verdict as 'pass' | 'fail', { lot_pcs: 100, rejected_pcs: 0 })
      if (MILL_STATUSES.includes(judged.status)) judged.status = judged.verdict
    }
  if (one.kind === 'load' && cargo)
    load(
      world,
      cargo,
      one.chosen.flatMap((at) => pickFrom(packs, at) ?? []),
      one.isYard,
    )
  if (one.kind === 'unload' && cargo && steps.indexOf(cargo.status) <= 1)
    release(world, cargo.loads.splice(0))
  if (one.kind === 'step' && cargo && cargo.loads.length > 0) {
    cargo.status = steps[steps.indexOf(cargo.status) + 1] ?? cargo.status
    syncCargo(world, cargo)
  }
  if (one.kind === 'cancel' && cargo && cargo.status !== 'delivered') {
    release(world, cargo.loads.splice(0))
    cargo.status = 'planned'
  }
  if (one.kind === 'receive' && pack && isReceivable(pack))
    Object.assign(pack, { lot_id: `lot of ${pack.id}`, status: 'in_stock' })
}

/** Places of a pack: each pack that was not opened is at exactly one. */
const places = {
  mill: ({ load_id, lot_id }: Pack) => load_id === null && lot_id === null,
  stock: ({ load_id, lot_id }: Pack) => load_id === null && lot_id !== null,
  cargo: ({ load_id }: Pack) => load_id !== null,
}

it('after any chain of a pack’s life, each piece is somewhere once and all sums agree', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 24 }), (acts) => {
      const world: World = {
        packs: new Map(),
        cargos: [0, 1].map(() => ({ status: 'planned', loads: [] })),
        listed: [],
        count: 0,
      }
      for (const one of acts) play(world, one)
      const living = listPacks(world).filter(({ status }) => status !== 'opened')
      expect(sumTallies(living.map(({ tally }) => tally))).toEqual(sumTallies(world.listed))
      const parts = Object.values(places).map((isAt) => living.filter(isAt))
      expect(parts.reduce((total, part) => total + sum(part), 0)).toBe(sum(living))

      const loads = world.cargos.flatMap((cargo) => cargo.loads)
      const named = loads.flatMap(({ packIds }) => packIds)
      expect(new Set(named).size).toBe(named.length)
      expect(new Set(named)).toEqual(new Set(living.filter(places.cargo).map(({ id }) => id)))
      for (const { status, loads: own } of world.cargos)
        for (const { amount, packIds } of own) {
          const packs = packIds.flatMap((id) => world.packs.get(id) ?? [])
          expect(amount).toMatchObject({
            litres: sum(packs),
            packs: packs.length,
            pcs: packs.reduce((total, { pcs }) => total + pcs, 0),
          })
          expect(packs.map((pack) => pack.status)).toEqual(
            packs.map((pack) => getLoadedStatus(pack, status)),
          )
          const printed = findWholePacks(
            packs.map((pack) => ({ ...pack, mark: pack.id })),
            { volume_m3: fromLitres(amount.litres), specification: wood },
          )
          expect(printed).toEqual({
            tally: sumTallies(packs.map(({ tally }) => tally)),
            pack_marks: packIds,
          })
        }
    }),
    { numRuns: 1000, seed: 36, endOnFailure: false },
  )
})
