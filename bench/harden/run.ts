// `npm run harden`: attacks servers of its own on 127.0.0.1, prints what the attacks cost beside
// the limits, and fails if a limit is exceeded. `npm run harden first-calls` runs one attack.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NO_TIMEOUTS } from '@backend/db/open-postgres'
import { secureRandom, systemClock } from '@backend/app-context'
import { seedDemo } from '@backend/seed/worlds'
import type { DataStore } from '../../server/configuration'
import { openDatabase } from '../../server/open-database'
import { withPostgres } from '../postgres'
import { withServer } from '../with-server'
import type { Attack, Row, StoreName } from './attack'
import * as databaseRestarts from './database-restarts'
import * as firstCalls from './first-calls'
import * as fullDisk from './full-disk'
import * as fuzz from './fuzz'
import * as guesses from './guesses'
import * as halfSentLogins from './half-sent-logins'
import * as killedWrites from './killed-writes'
import * as lockedFile from './locked-file'
import * as millionDeals from './million-deals'
import * as millionPacks from './million-packs'
import * as officeHours from './office-hours'
import * as races from './races'
import * as roleMatrix from './role-matrix'
import * as slowReaders from './slow-readers'
import * as twoProcesses from './two-processes'

/** In alphabetical order; each module is one attack. */
const attacks: Readonly<Record<string, Attack>> = {
  'database-restarts': databaseRestarts,
  'first-calls': firstCalls,
  'full-disk': fullDisk,
  fuzz,
  guesses,
  'half-sent-logins': halfSentLogins,
  'killed-writes': killedWrites,
  'locked-file': lockedFile,
  'million-deals': millionDeals,
  'million-packs': millionPacks,
  'office-hours': officeHours,
  races,
  'role-matrix': roleMatrix,
  'slow-readers': slowReaders,
  'two-processes': twoProcesses,
}

/** Milliseconds after which an attack counts as failed, unless it has a limit of its own. */
const MAX_ATTACK_MS = 5 * 60_000

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in attacks))
if (unknown.length > 0)
  throw new Error(
    `There is no attack ${unknown.join(', ')}; choose ${Object.keys(attacks).join(', ')}.`,
  )

for (const [name, attack] of Object.entries(attacks)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  for (const store of attack.stores ?? (['SQLite'] as const)) {
    console.log(`\n${name}, ${store}`)
    for (const row of await runAttack(attack, store)) printRow(row)
  }
}

async function runAttack(attack: Attack, storeName: StoreName): Promise<Row[]> {
  const rows: Row[] = []
  await withStore(storeName, (store, restartDatabase) =>
    withServer(
      'dataDir' in store ? store.dataDir : store.databaseUrl,
      async (server) => {
        if (new URL(server.url).hostname !== '127.0.0.1')
          throw new Error(`${server.url} is not on this machine.`)
        rows.push(
          ...(await limitDuration(
            attack.run({ ...server, store, ...(restartDatabase && { restartDatabase }) }),
            attack.maxMs ?? MAX_ATTACK_MS,
          )),
        )
      },
      {
        trustProxy: attack.trustProxy ?? false,
        validatesResponses: attack.validatesResponses ?? false,
      },
    ),
  ).catch((error: unknown) => {
    console.error(error)
    rows.push({ name: 'the attack itself', aim: 'ends', measured: String(error), ok: false })
  })
  return rows
}

/** Provides a database with the demo. */
async function withStore(
  name: StoreName,
  work: (store: DataStore, restartDatabase?: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (name === 'PostgreSQL')
    return withPostgres(async ({ url, restart }) => {
      const store = { databaseUrl: url }
      const { db } = await openDatabase(store, NO_TIMEOUTS)
      await db
        .transaction()
        .execute((trx) => seedDemo(trx, { clock: systemClock, random: secureRandom }))
      await db.destroy()
      await work(store, restart)
    })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-harden-'))
  try {
    // The server adds the demo to an empty file.
    await work({ dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function limitDuration<T>(running: Promise<T>, maxMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${maxMs / 1000} s.`)), maxMs)
  })
  return Promise.race([running, expiry]).finally(() => clearTimeout(timer))
}

function printRow({ name, aim, measured, ok }: Row): void {
  console.log(`${ok ? 'held' : 'OVER'}  ${name.padEnd(52)} ${measured.padEnd(28)} aim ${aim}`)
  if (!ok) process.exitCode = 1
}
