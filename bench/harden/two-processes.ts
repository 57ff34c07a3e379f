import { createNewcomer, postPersonTransition } from '@backend/conformance/fixtures/saved-people'
import { operations } from '@contract/operations'
import { startServer, stopServer } from '../with-server'
import { AcknowledgedWrites } from './acknowledged'
import type { HardenServer, Row, StoreName } from './attack'
import { createObservedPeople, listSuccesses } from './case-load'
import { race } from './races'
import { checkStoredData, getAddress } from './stored-data'

export const stores: readonly StoreName[] = ['PostgreSQL']
export const maxMs = 15 * 60_000

const GUESSES = 20

/** Runs the product in two processes on one database. A user's calls alternate between them. */
export async function run(first: HardenServer): Promise<Row[]> {
  const second = await startServer(getAddress(first.store))
  const urls = [first.url, second.url]
  try {
    const acknowledged = new AcknowledgedWrites()
    const rows = [
      await revokeRights(urls),
      ...(await race(urls)),
      await runCases(urls, acknowledged),
      await guess(urls),
    ]
    const faults = await checkStoredData(first.store, acknowledged)
    for (const fault of faults) console.log(`  ${fault}`)
    return [
      ...rows,
      {
        name: 'two processes: lost writes and broken sums',
        aim: '0',
        measured: `${faults.length} of ${acknowledged.count} writes`,
        ok: faults.length === 0,
      },
    ]
  } finally {
    await stopServer(second)
  }
}

/** Deactivates a user through one process, and calls the other one in the user's name. */
async function revokeRights([first = '', second = '']: readonly string[]): Promise<Row> {
  const admin = await createObservedPeople([first]).as('admin')
  const { person, visitor } = await createNewcomer(createObservedPeople([second]))
  const before = await visitor.get('/me/')
  await postPersonTransition(admin, person, { to: 'deactivated' })
  const after = await visitor.get('/me/')
  return {
    name: 'two processes: next call of a deactivated user',
    aim: '200, then 401',
    measured: `${before.status}, then ${after.status}`,
    ok: before.status === 200 && after.status === 401,
  }
}

/** Runs the first case of each operation, one after the other. */
async function runCases(urls: readonly string[], acknowledged: AcknowledgedWrites): Promise<Row> {
  const people = createObservedPeople(urls, acknowledged)
  const failed: string[] = []
  const tried = new Set<string>()
  for (const { operation, title, run: runCase } of listSuccesses()) {
    if (tried.has(operation)) continue
    tried.add(operation)
    await runCase(people).catch((error: unknown) =>
      failed.push(`${operation} ${title}: ${String(error).slice(0, 200)}`),
    )
  }
  for (const one of failed) console.log(`  ${one}`)
  const count = Object.keys(operations).length
  return {
    name: 'two processes: operations that succeed in turn',
    aim: `all ${count}`,
    measured: `${tried.size - failed.length} of ${tried.size}`,
    ok: failed.length === 0 && tried.size === count,
  }
}

/** Guesses at each process in turn; a limit that each counted alone would be twice as high. */
async function guess(urls: readonly string[]): Promise<Row> {
  const people = createObservedPeople(urls)
  let checked = 0
  for (let i = 0; i < GUESSES; i += 1) {
    const login = { email: 'nobody@timberdesk.example', password: 'guess' }
    const { status } = await people.stranger().post('/login/', login)
    if (status === 422) checked += 1
  }
  return {
    name: `two processes: ${GUESSES} guesses in turn: checked`,
    aim: '5 at most',
    measured: String(checked),
    ok: checked <= 5,
  }
}
