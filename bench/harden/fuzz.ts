import fc from 'fast-check'
import { operations, type OperationId } from '@contract/operations'
import { createResolver, readContract, type Schema } from '../../openapi/read-contract'
import type { HardenServer, Row, StoreName } from './attack'
import { createObservedPeople, listSuccesses } from './case-load'
import { logIn } from './callers'
import { createArbitrary, createSpoiler, POOLED_ID } from './generated-values'
import { reachWithoutCases } from './reach-without-cases'
import { RecordPool } from './record-pool'

export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']

/** An answer that the contract does not allow is a 500. */
export const validatesResponses = true

const GENERATED_CALLS = 20_000
const VALID_CALLS = 6000
const CONCURRENCY = 4
/** Milliseconds after which the calls end, even if they are fewer. */
const MAX_MS = 280_000
export const maxMs = 8 * 60_000
const SEED = 35
/** Bodies of each operation that are sent again. */
const MAX_BODIES = 10

const ROLES = [
  ...['admin', 'global_manager', 'sale_manager', 'purchase_manager', 'cargo_manager'],
  ...['purchase_agent', 'client', 'manager', 'country_manager'],
] as const

/** Calls that end the attack's own sessions, or that are limited to a few an hour. */
const EXCLUDED: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['login', 'logout', 'refreshSession', 'sendPassword', 'signUp', 'setPassword'] as const),
  ...([
    'changePassword',
    'endOwnSession',
    'endOtherSessions',
    'clearPersonSessions',
    'clearCompanySessions',
  ] as const),
  ...(['transitionPerson', 'updatePerson', 'transitionCompany'] as const),
])

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
}
type Content = Record<
  string,
  { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown }> }
>
interface Operation {
  operationId: OperationId
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, unknown>
}
interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
}

/** An operation with what its calls are generated from. */
interface Target {
  id: OperationId
  statuses: ReadonlySet<number>
  examples: readonly unknown[]
  /** Names of the body's fields. */
  fields: readonly string[]
  draw: () => { query: Record<string, unknown>; body: unknown }
}

/** Sends calls that are generated from the contract, most of them wrong in one place. */
export async function run(server: HardenServer): Promise<Row[]> {
  const targets = await createTargets()
  const cookies = new Map<string, string>()
  for (const role of ROLES) cookies.set(role, await logIn(server, role))
  const pool = new RecordPool()
  const failures = new Map<string, string>()
  const reached = new Set<OperationId>()
  const sentBodies = await runCases(server, pool, reached)
  const endsAt = performance.now() + MAX_MS
  const spoilers = fc.sample(createSpoiler(), { numRuns: 5000, seed: SEED })
  const numbers = fc.sample(fc.nat(), { numRuns: 50_000, seed: SEED })
  let drawn = 0
  const pick = <Item>(items: readonly Item[]): Item => {
    drawn += 1
    const item = items.at((numbers[drawn % numbers.length] ?? 0) % items.length)
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }

  async function callOnce(target: Target, isSpoiled: boolean): Promise<void> {
    const { method, path, roles, body_type, takes_version, query_types } = operations[target.id]
    const allowed = ROLES.filter((role) => !Array.isArray(roles) || roles.includes(role as never))
    const role = pick(isSpoiled && pick([0, 1, 2]) === 0 ? ROLES : allowed)
    const { query, body: generated } = target.draw()
    const examples = [...target.examples, ...(sentBodies.get(target.id) ?? [])]
    const example = examples.length > 0 ? pick(examples) : undefined
    const ids: string[] = []
    const shownPath = path.replaceAll(/\{(\w+)\}/g, (_gap, name: string) => {
      const id =
        name === 'id' || name.endsWith('_id') ? pool.pick(path.split('{')[0] ?? '', pick) : 'deal'
      ids.push(id)
      return name === 'kind' ? pick(['deal', 'supply', 'order', 'client', 'cargo']) : id
    })
    const parameters = new URLSearchParams()
    for (const [name, value] of Object.entries(isSpoiled ? query : {}))
      if (name in query_types)
        for (const one of [value].flat())
          parameters.append(name, String(one === POOLED_ID ? pool.pick('', pick) : one))
    const source = example !== undefined && pick([0, 1, 2]) > 0 ? example : (generated ?? example)
    const stored = isSpoiled ? undefined : pool.createWrite(ids[0], target.fields)
    const sent = stored ?? source
    const spoiled = isSpoiled && pick([0, 1]) === 0 ? pick(spoilers)(sent) : sent
    const headers = new Headers({ cookie: cookies.get(role) ?? '' })
    if (takes_version)
      headers.set('If-Match', `"${isSpoiled ? pick([1, 2, 99]) : (pool.getVersion(ids[0]) ?? 1)}"`)
    const init: RequestInit = { method, headers }
    if (body_type === 'json') {
      headers.set('Content-Type', 'application/json')
      init.body = JSON.stringify(stored === undefined ? pool.fill(spoiled, pick) : spoiled)
    } else if (body_type === 'multipart') {
      init.body = new FormData()
      init.body.append('file', new File(['a file of the attack'], 'note.txt'))
    }
    const url = `/api${shownPath}${parameters.size > 0 ? `?${parameters}` : ''}`
    const answer = await fetch(server.url + url, init)
    const text = await answer.text()
    if (answer.status === 401) cookies.set(role, await logIn(server, role))
    if (answer.ok) {
      reached.add(target.id)
      if (answer.headers.get('content-type')?.startsWith('application/json'))
        pool.learn(path, JSON.parse(text))
      return
    }
    if (answer.status >= 500 || !target.statuses.has(answer.status))
      failures.set(
        `${target.id} ${answer.status}`,
        `${role} ${method} ${url} ${typeof init.body === 'string' ? init.body : ''} ${text.slice(0, 300)}`,
      )
  }

  for (const target of targets.filter(({ id }) => /^(list|get)/.test(id)))
    await callOnce(target, false)
  let valid = 0
  let generated = 0
  const work = async () => {
    while (performance.now() < endsAt && valid + generated < VALID_CALLS + GENERATED_CALLS) {
      const isSpoiled = valid >= VALID_CALLS || (valid + generated) % 4 !== 0
      if (isSpoiled) generated += 1
      else valid += 1
      await callOnce(pick(targets), isSpoiled)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  for (const [what, call] of failures) console.log(`  ${what}: ${call}`)
  const missing = targets.map(({ id }) => id).filter((id) => !reached.has(id))
  if (missing.length > 0) console.log(`  without success: ${missing.join(', ')}`)
  return [
    {
      name: 'generated calls, and valid ones',
      aim: `${GENERATED_CALLS}, ${VALID_CALLS}`,
      measured: `${generated}, ${valid}`,
      ok: generated >= GENERATED_CALLS && valid >= VALID_CALLS,
    },
    {
      name: 'operations that failed or answered off the contract',
      aim: '0',
      measured: String(failures.size),
      ok: failures.size === 0,
    },
    {
      name: 'operations that succeeded at least once',
      aim: String(targets.length),
      measured: String(targets.length - missing.length),
      ok: missing.length === 0,
    },
  ]
}

/**
 * Runs the first successful case of each operation, so that the pool has records in the states that
 * the operations need.
 * @returns bodies that were accepted
 */
async function runCases(
  { url, store }: HardenServer,
  pool: RecordPool,
  reached: Set<OperationId>,
): Promise<Map<OperationId, unknown[]>> {
  const bodies = new Map<OperationId, unknown[]>()
  const people = createObservedPeople([url], {
    onAnswer: ({ operation, sent, status, answer }) => {
      if (status >= 300) return
      reached.add(operation)
      pool.learn(operations[operation].path, answer)
      if (typeof sent.body !== 'string' || operations[operation].body_type !== 'json') return
      const known = bodies.get(operation) ?? []
      bodies.set(operation, [...known, JSON.parse(sent.body)].slice(-MAX_BODIES))
    },
  })
  for (const { operation, run: runCase } of listSuccesses())
    if (!reached.has(operation)) await runCase(people).catch(() => undefined)
  await reachWithoutCases(people, store)
  return bodies
}

async function createTargets(): Promise<Target[]> {
  const contract = (await readContract()) as Contract
  const resolve = createResolver(contract)
  return Object.entries(contract.paths).flatMap(([, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method): Target[] => {
      const operation = item[method]
      if (!operation || EXCLUDED.has(operation.operationId)) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
      const content = operation.requestBody?.content['application/json']
      const query = fc.record(
        Object.fromEntries(
          parameters
            .filter((one) => one.in === 'query')
            .map(({ name, schema }) => [name, createArbitrary(schema, resolve)]),
        ),
        { requiredKeys: [] },
      )
      const body = content?.schema
        ? createArbitrary(content.schema, resolve)
        : fc.constant(undefined)
      const values = fc.sample(fc.record({ query, body }), { numRuns: 60, seed: SEED })
      let at = 0
      const fields = Object.keys(content?.schema ? (resolve(content.schema).properties ?? {}) : {})
      const examples = Object.values(content?.examples ?? {}).map(
        (one) => resolve(one as never) as { value?: unknown },
      )
      return [
        {
          id: operation.operationId,
          fields,
          statuses: new Set(Object.keys(operation.responses).map(Number)),
          examples: [
            ...(content?.example === undefined ? [] : [content.example]),
            ...examples.flatMap(({ value }) => (value === undefined ? [] : [value])),
          ],
          draw() {
            at += 1
            return values[at % values.length] as ReturnType<Target['draw']>
          },
        },
      ]
    }),
  )
}
