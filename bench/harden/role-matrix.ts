import { OWN_COMPANY } from '@backend/conformance/fixtures/saved-orders'
import { getMarginScope } from '@backend/deals/rules/permissions'
import { operations, type OperationId } from '@contract/operations'
import { vRole, vRecordKind } from '@contract/validators'
import type { HardenServer, Row } from './attack'
import { createObservedPeople, listSuccesses, type Exchange } from './case-load'
import { logIn } from './callers'
import { reachWithoutCases } from './reach-without-cases'

export const trustProxy = true
export const maxMs = 15 * 60_000

/** Calls of each operation that are repeated as each role and without a login. */
const CALLS_PER_OPERATION = 2

type Role = (typeof vRole.options)[number]

/** Operations that end the caller's session, or slow down later calls. */
const EXCLUDED: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['login', 'logout', 'refreshSession', 'sendPassword', 'signUp', 'setPassword'] as const),
  ...(['changePassword', 'endOwnSession', 'endOtherSessions'] as const),
  ...(['clearPersonSessions', 'clearCompanySessions', 'transitionPerson', 'updatePerson'] as const),
  ...(['transitionCompany', 'listDemoPeople'] as const),
])

/** Operations of a demo alone, which show the emails of all users to everyone. */
const DEMO_ONLY: ReadonlySet<string> = new Set<OperationId>([
  'listDemoMails',
  'getDemoMailAttachment',
])

const INTERNAL_NUMBER = /\b(?:D|S|C|CR|SR)-\d{4}-\d{4,}\b/
/** A cost or a margin that is not empty. */
const MARGIN =
  /"(?:\w*margin\w*|planned_purchase_price|commission|other_costs)":(?!null|\[\]|false|true)/

/** Calls every operation as each role and without a login, with ids of all companies. */
export async function run(server: HardenServer): Promise<Row[]> {
  const calls = await collectCalls(server)
  const cookies = new Map<Role, string>()
  for (const role of vRole.options) cookies.set(role, await logIn(server, role))
  const findSecret = await createSecretFinder(server, cookies)
  const [wrong, leaks, failures] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let count = 0

  async function call(role: Role | null, id: OperationId, path: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    headers.delete('Idempotency-Key')
    headers.set('X-Forwarded-For', `10.2.0.${count % 250}`)
    if (role) headers.set('Cookie', cookies.get(role) ?? '')
    const answer = await fetch(`${server.url}/api${path}`, { ...init, headers })
    const text = await answer.text()
    count += 1
    const who = `${role ?? 'stranger'} ${id} ${answer.status}`
    // Readiness is 503 while due work waits.
    if (answer.status >= 500 && id !== 'getReadiness') failures.add(`${who} ${path}`)
    // The token of a public link is a right of its own.
    if (role && !DEMO_ONLY.has(id) && operations[id].roles !== 'public') {
      const found = findSecret(role, text)
      if (found) leaks.add(`${who} ${path}: ${found}`)
    }
    return { status: answer.status, who }
  }

  for (const [id, exchanges] of calls) {
    const { roles } = operations[id]
    for (const { path, sent } of exchanges)
      for (const role of [null, ...vRole.options]) {
        const isAllowed =
          roles === 'public' ||
          (role !== null && (roles === 'all' || roles.some((one) => one === role)))
        if (isAllowed && EXCLUDED.has(id)) continue
        const { status, who } = await call(role, id, path, sent)
        const isRefused = status === (role === null ? 401 : 403)
        if (isAllowed ? status === 401 : !isRefused) wrong.add(who)
      }
  }

  for (const { role, extra, kind, record } of listExtras(calls)) {
    const recordAnswer = await call(role, record.operation, record.path, {})
    const extraAnswer = await call(role, extra.operation, extra.path, {})
    if (recordAnswer.status !== 200 && extraAnswer.status === 200)
      wrong.add(`${extraAnswer.who}: ${kind} itself answers ${recordAnswer.status}`)
  }

  for (const one of [...wrong, ...leaks, ...failures]) console.log(`  ${one}`)
  const total = Object.keys(operations).length
  const missing = Object.keys(operations).filter((id) => !calls.has(id as OperationId))
  if (missing.length > 0) console.log(`  not called: ${missing.join(', ')}`)
  return [
    {
      name: 'matrix: operations called as each role',
      aim: `all ${total}`,
      measured: `${calls.size} in ${count} calls`,
      ok: calls.size === total,
    },
    {
      name: 'matrix: roles that are let in or refused wrongly',
      aim: '0',
      measured: String(wrong.size),
      ok: wrong.size === 0,
    },
    {
      name: 'matrix: answers with what the role must not see',
      aim: '0',
      measured: String(leaks.size),
      ok: leaks.size === 0,
    },
    {
      name: 'matrix: answers of 5xx',
      aim: '0',
      measured: String(failures.size),
      ok: failures.size === 0,
    },
  ]
}

/** Runs cases of each operation until one succeeds, and returns the calls that succeeded. */
async function collectCalls({ url, store }: HardenServer): Promise<Map<OperationId, Exchange[]>> {
  const calls = new Map<OperationId, Exchange[]>()
  const people = createObservedPeople([url], {
    onAnswer: (exchange) => {
      const known = calls.get(exchange.operation) ?? []
      if (exchange.status < 300 && known.length < CALLS_PER_OPERATION)
        calls.set(exchange.operation, [...known, exchange])
    },
  })
  for (const { operation, run: runCase } of listSuccesses())
    if (!calls.has(operation)) await runCase(people).catch(() => undefined)
  await reachWithoutCases(people, store)
  return calls
}

/** Lists calls for the extras of records, such as comments, with the call of the record itself. */
function listExtras(calls: ReadonlyMap<OperationId, readonly Exchange[]>) {
  const records = new Map<string, Exchange>()
  for (const exchange of [...calls.values()].flat()) {
    const [, list = '', id = '', more] = exchange.path.split('/')
    if (exchange.method === 'GET' && more === '' && /^[0-9a-f-]{36}$/.test(id))
      records.set(toKind(list), exchange)
  }
  return vRecordKind.options.flatMap((kind) => {
    const record = records.get(kind)
    if (!record) return []
    const id = record.path.split('/')[2] ?? ''
    return (['comments', 'readers', 'numbers', 'activity', 'attachments'] as const).flatMap(
      (name) =>
        vRole.options.map((role) => {
          const path = `/records/${kind}/${id}/${name}/`
          const operation = EXTRAS[name]
          return { role, kind, record, extra: { path, operation } }
        }),
    )
  })
}

const EXTRAS = {
  comments: 'listComments',
  readers: 'listCommentReaders',
  numbers: 'listQuotableNumbers',
  activity: 'listActivity',
  attachments: 'listAttachments',
} as const satisfies Record<string, OperationId>

/** Turns the name of a list into that of its kind: `supply_reports`, `companies`, `people`. */
const toKind = (list: string): string =>
  list === 'people' ? 'person' : list.replace(/ies$/, 'y').replace(/s$/, '')

/** Returns a function that finds what a role must not see in an answer. */
async function createSecretFinder(
  { url }: HardenServer,
  cookies: ReadonlyMap<Role, string>,
): Promise<(role: Role, text: string) => string | null> {
  const listNames = async (role: Role, list: string): Promise<Map<string, string>> => {
    const answer = await fetch(`${url}/api/${list}/?limit=500`, {
      headers: { cookie: cookies.get(role) ?? '' },
    })
    if (!answer.ok) return new Map()
    const { items } = (await answer.json()) as { items: { id: string; name: string }[] }
    return new Map(items.map(({ id, name }) => [id, name]))
  }
  const [companies, clients, sawmills] = [
    await listNames('admin', 'companies'),
    await listNames('admin', 'clients'),
    await listNames('admin', 'sawmills'),
  ]
  const listForeignNames = async (role: Role): Promise<string[]> => {
    const own =
      role === 'client' ? new Map([[OWN_COMPANY, '']]) : await listNames(role, 'companies')
    const ownNames = new Set([...own.keys()].map((id) => companies.get(id)))
    return [...companies.values()].filter((name) => !ownNames.has(name))
  }
  const names = new Map<Role, readonly string[]>()
  const ownName = companies.get(OWN_COMPANY)
  const others = [...clients.values()].filter((name) => name !== ownName)
  names.set('client', [...(await listForeignNames('client')), ...others, ...sawmills.values()])
  for (const role of ['manager', 'country_manager'] as const)
    names.set(role, await listForeignNames(role))
  return (role, text) => {
    const name = names.get(role)?.find((one) => text.includes(one))
    if (name !== undefined) return name
    const number = role === 'client' ? INTERNAL_NUMBER.exec(text) : null
    const hasMargin = getMarginScope({ id: '', role }) !== 'none'
    return (number ?? (hasMargin ? null : MARGIN.exec(text)))?.[0] ?? null
  }
}
