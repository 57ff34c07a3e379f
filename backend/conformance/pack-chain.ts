import { sql } from 'kysely'
import { subtractPieces, sumTallies, type Tally } from '@domain/timber'
import type { OperationId } from '@contract/operations'
import { toSharedLine } from '../allocations/line-parts'
import type { OperationResult, Role, Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createRandom } from '../seed/random'
import { HandlerRunner } from '../seed/run-handlers'
import { Problem } from '../problems/problem'
import { getLineId } from './fixtures/saved-cover'
import { getPackWorld, getWood, type Traded, getPersonId } from './pack-world'

/** A sequence of operations on one supply, in a transaction that is rolled back. */
export class Chain {
  readonly #runner: HandlerRunner
  #numbers = 0
  readonly lineId: string
  listed: Tally = []
  /** True if a rejection or less ready wood has cut deals. */
  isCut = false
  /** Error of the last refused operation. */
  refused: unknown

  constructor(
    readonly db: Db,
    readonly wood: Traded,
  ) {
    this.#runner = new HandlerRunner(db, createRandom(1), [])
    this.lineId = getLineId(wood.supply)
  }

  /** Returns the result of an operation; null if it is refused, which changes nothing. */
  async run<Id extends OperationId>(
    id: Id,
    role: Role,
    input: { path?: object; query?: object; body?: object; version?: number },
  ): Promise<OperationResult<Id> | null> {
    await this.#runner.goTo(new Date('2026-11-26T10:00:00Z'))
    await sql`savepoint operation`.execute(this.db)
    try {
      const result = await this.#runner.run(id, getPersonId(role), input as never)
      await sql`release operation`.execute(this.db)
      done.set(id, (done.get(id) ?? 0) + 1)
      return result
    } catch (error) {
      await sql`rollback to operation`.execute(this.db)
      if (error instanceof Problem && error.status < 500) {
        this.refused = { id, code: error.code, ...error.details }
        return null
      }
      throw error
    }
  }

  /** Creates a pack with the next number, so that each run of a chain has the same order. */
  createPart(tally: Tally): Schemas['NewPack'] {
    this.#numbers += 1
    return {
      ...{ id: crypto.randomUUID(), number: `B-${this.#numbers}` },
      ...{ barcode: null, mark: null, kg: null },
      tally: [...tally],
    }
  }

  /** Splits a pack into parts of these pieces, and the rest. */
  async split({ id, version, tally }: Row<'packs'>, ...pieces: Tally[]) {
    const rest = subtractPieces(parseJson(tally), sumTallies(pieces))
    const parts = [...pieces, rest].filter(({ length }) => length > 0)
    return this.run('splitPack', 'purchase_manager', {
      ...{ path: { id }, version },
      body: { parts: parts.map((part) => this.createPart(part)) },
    })
  }

  packs = () =>
    this.db
      .selectFrom('packs')
      .selectAll()
      .where('supply_line_id', '=', this.lineId)
      .where('status', '<>', 'opened')
      .orderBy('number_sort')
      .execute()
  open = async () =>
    (await this.packs()).filter(({ lot_id, load_id }) => lot_id === null && load_id === null)
  lots = () =>
    this.db
      .selectFrom('lots')
      .selectAll()
      .where('supply_line_id', '=', this.lineId)
      .orderBy('barcode')
      .execute()
  loads = () =>
    this.db
      .selectFrom('cargo_loads')
      .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
      .selectAll('cargo_loads')
      .select(['cargos.status', 'cargos.version'])
      .where('supply_line_id', '=', this.lineId)
      .where('cargos.status', '<>', 'canceled')
      .orderBy('cargos.number_key')
      .execute()
  readLine = async () =>
    toSharedLine(
      await this.db
        .selectFrom('supply_lines')
        .selectAll()
        .where('id', '=', this.lineId)
        .executeTakeFirstOrThrow(),
    )
  allocations = () =>
    this.db
      .selectFrom('allocations')
      .selectAll()
      .where('supply_line_id', '=', this.lineId)
      .orderBy('place')
      .execute()
}

/** Number of successes of each operation. */
export const done = new Map<string, number>()

/** Runs work with a chain of one of the woods. */
export async function withChain(at: number, work: (chain: Chain) => Promise<void>): Promise<void> {
  await withRollback(async (db) => work(await openChain(db, getWood(at))))
}

export async function openChain(db: Db, wood: Traded): Promise<Chain> {
  const chain = new Chain(db, wood)
  chain.listed = sumTallies((await chain.packs()).map(({ tally }) => parseJson(tally)))
  return chain
}

export async function withRollback(work: (db: Db) => Promise<void>): Promise<void> {
  const end = new Error('Rolled back')
  await getPackWorld()
    .world.db.transaction()
    .execute(async (trx) => {
      await work(trx)
      throw end
    })
    .catch((error: unknown) => {
      if (error !== end) throw error
    })
}

export const sum = <One>(all: readonly One[], read: (one: One) => number): number =>
  all.reduce((total, one) => total + read(one), 0)
