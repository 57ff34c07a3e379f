import type { OperationId } from '@contract/operations'
import type { OperationResult, RequestBody, PathParams, Person, RequestQuery } from '../call'
import { getDialectName } from '../db/dialect'
import type { Db } from '../db/tables'
import { jobsByKind } from '../due-work/run-due-jobs'
import { runUnitOfWork } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import type { JobKind } from '../due-work/schedule-job'
import { handlers } from '../handlers'
import { getHandler } from '../pipeline/get-handler'
import { PERSON_COLUMNS, addCountries } from '../people/session-person'
import { createCookieExchange } from '../session/cookies'
import type { Random } from './random'

type OperationInput<Id extends OperationId> = {
  path?: PathParams<Id>
  query?: RequestQuery<Id>
  body?: RequestBody<Id>
  version?: number
}

/** A script that yields the moment at which it continues. */
export type RunScript = AsyncGenerator<Date, void>

/**
 * Creates part of a world through the product's own operations and a moving clock: invalid data is
 * impossible, and the history is real. Everything is in the seed's transaction.
 */
export class HandlerRunner {
  readonly db: Db
  readonly random: Random
  #now: Date
  readonly #due: readonly JobKind[]
  readonly #people = new Map<string, Promise<Person>>()

  /** @param due jobs that run at their time; other jobs stay scheduled */
  constructor(db: Db, random: Random, due: readonly JobKind[]) {
    this.db = db
    this.random = random
    this.#now = new Date(0)
    this.#due = due
  }

  get now(): Date {
    return this.#now
  }

  /** Returns reproducible bytes, which are not for secrets. */
  readonly randomBytes = (length: number): Uint8Array =>
    Uint8Array.from({ length }, () => this.random.between(0, 255))

  /**
   * Does an operation as that person would, by id.
   * @throws Problem as the product would answer
   */
  async run<Id extends OperationId>(
    id: Id,
    personId: string,
    input: OperationInput<Id>,
  ): Promise<OperationResult<Id>> {
    const call = {
      ...this.#context(),
      ...EMPTY_INPUT,
      ...input,
      person: await this.#person(personId),
    }
    return runUnitOfWork(this.db, recalculateDerivedColumns, () => getHandler(handlers, id)(call))
  }

  /** Runs the steps of all scripts in the order of their times, up to the end. */
  async runAll(scripts: readonly RunScript[], end: Date): Promise<void> {
    const waiting: { at: Date; script: RunScript }[] = []
    const wait = async (script: RunScript) => {
      const { value, done } = await script.next()
      if (!done) waiting.push({ at: value, script })
    }
    for (const script of scripts) await wait(script)
    for (;;) {
      const next = waiting.reduce<(typeof waiting)[number] | undefined>(
        (soonest, one) => (soonest && soonest.at <= one.at ? soonest : one),
        undefined,
      )
      if (!next || next.at > end) return this.goTo(end)
      waiting.splice(waiting.indexOf(next), 1)
      await this.goTo(next.at)
      await wait(next.script)
    }
  }

  /** Moves the clock to a moment, and runs the jobs that are due until then. */
  async goTo(moment: Date): Promise<void> {
    while (this.#due.length > 0) {
      const { db } = this
      const due = db
        .selectFrom('due_work')
        .selectAll()
        .where('kind', 'in', this.#due)
        .where('due_at', '<=', moment.toISOString())
      const row = await due.orderBy('due_at').orderBy('record_id').limit(1).executeTakeFirst()
      if (!row) break
      this.#pass(new Date(row.due_at))
      await db
        .deleteFrom('due_work')
        .where('kind', '=', row.kind)
        .where('record_id', '=', row.record_id)
        .execute()
      await runUnitOfWork(db, recalculateDerivedColumns, () =>
        jobsByKind[row.kind](this.#context(), row.record_id),
      )
    }
    this.#pass(moment)
  }

  #pass(moment: Date): void {
    if (moment > this.#now) this.#now = moment
  }

  #context() {
    const { db } = this
    return {
      db,
      dialect: getDialectName(db),
      clock: () => this.#now,
      random: this.randomBytes,
      isSeeding: true,
      log: { error: failOnLog },
      verifyPassword: () => Promise.resolve(false),
      passwordLimiter: { run: <T>(work: () => Promise<T>) => work() },
      inTransaction: <T>(work: (trx: Db) => Promise<T>) => work(db),
    }
  }

  #person(id: string): Promise<Person> {
    const known = this.#people.get(id) ?? this.#find(id)
    this.#people.set(id, known)
    return known
  }

  async #find(id: string): Promise<Person> {
    const row = await this.db
      .selectFrom('people')
      .select(PERSON_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return addCountries(this.db, row)
  }
}

function failOnLog(message: string, cause: unknown): never {
  throw new Error(message, { cause })
}

const EMPTY_INPUT = {
  path: null,
  query: null,
  body: null,
  version: null,
  language: 'en',
  cookies: createCookieExchange(null, false, []),
  address: 'seed',
  userAgent: null,
} as const
