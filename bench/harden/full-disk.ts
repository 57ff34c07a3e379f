import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrateUpTo } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import { getDatabaseFile } from '../../server/backup/back-up'
import { openDatabase } from '../../server/open-database'
import { ConfigurationError } from '../../server/configuration'
import { startServer, stopServer } from '../with-server'
import { AcknowledgedWrites } from './acknowledged'
import type { HardenServer, Row } from './attack'
import { createObservedPeople, runUntil } from './case-load'
import { logIn } from './callers'
import { checkStoredData } from './stored-data'

const MIB = 2 ** 20
const DISK_MIB = 96
const WORKERS = 3
/** Milliseconds of writes on a full disk, and of waiting for one that succeeds afterwards. */
const [FULL_MS, MAX_RECOVERY_MS] = [8_000, 5_000]
/** Free MiB of the disk, for one upgrade after another. */
const UPGRADE_ROOM = [0, 0.1, 0.3, 0.6, 1, 2, 4, 8, 16, 32]

/** Fills small disks, one under a server and one under upgrades. Needs the right to mount them. */
export async function run(_demo: HardenServer): Promise<Row[]> {
  return [...(await withDisk(fillUnderWrites)), ...(await withDisk(fillUnderUpgrades))]
}

async function withDisk(work: (disk: string) => Promise<Row[]>): Promise<Row[]> {
  const disk = await mkdtemp(path.join(tmpdir(), 'timberdesk-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', disk])
  try {
    return await work(disk)
  } finally {
    // Lazily, because the driver closes a file when its statements are collected.
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

async function fillUnderWrites(disk: string): Promise<Row[]> {
  const dataDir = path.join(disk, 'data')
  // A first start leaves a write-ahead log as long as its writes; the next start has a short one.
  await stopServer(await startServer(dataDir))
  const lines: string[] = []
  const server = await startServer(dataDir, {}, (line) => lines.push(line))
  const acknowledged = new AcknowledgedWrites()
  const failures = new Map<string, number>()
  let isFull = false
  try {
    const people = createObservedPeople([server.url], {
      onSend: acknowledged.onSend,
      onAnswer: (exchange) => {
        acknowledged.onAnswer(exchange)
        if (!isFull || exchange.status < 500) return
        const answer = `${exchange.method === 'GET' ? 'read' : 'write'} ${exchange.status}`
        failures.set(answer, (failures.get(answer) ?? 0) + 1)
      },
    })
    const cookie = await logIn(server, 'sale_manager')
    const writing = new AbortController()
    const work = runUntil(writing.signal, people, WORKERS)
    await pause(FULL_MS / 4)
    await leaveFree(disk, 0)
    isFull = true
    await pause(FULL_MS)
    const read = await fetch(`${server.url}/api/deals/`, { headers: { cookie } })
    await read.arrayBuffer()
    writing.abort()
    await work
    const logged = lines.length
    isFull = false
    await leaveFree(disk, DISK_MIB / 2)
    const recoveredMs = await measureRecovery(server.url, cookie)
    await stopServer(server)
    const faults = await checkStoredData({ dataDir }, acknowledged)
    for (const text of [...faults, ...lines.slice(0, 5)]) console.log(`  ${text}`)
    const answers = [...failures].map(([answer, count]) => `${count} x ${answer}`).join(', ')
    return [
      {
        name: 'full disk: failed calls',
        aim: 'write 503 alone',
        measured: answers,
        ok: [...failures.keys()].join() === 'write 503',
      },
      {
        name: 'full disk: a list of deals',
        aim: '200',
        measured: String(read.status),
        ok: read.status === 200,
      },
      {
        name: 'full disk: lines in the log',
        aim: '1',
        measured: String(logged),
        ok: logged === 1,
      },
      {
        name: 'full disk: a write succeeds after room is made in',
        aim: `${MAX_RECOVERY_MS} ms`,
        measured: `${recoveredMs.toFixed(0)} ms`,
        ok: recoveredMs <= MAX_RECOVERY_MS,
      },
      {
        name: 'full disk: lost writes and broken sums',
        aim: '0',
        measured: `${faults.length} of ${acknowledged.count} writes`,
        ok: faults.length === 0,
      },
    ]
  } finally {
    await stopServer(server)
  }
}

/** Upgrades an old database with ever more room, and checks it after each failure. */
async function fillUnderUpgrades(disk: string): Promise<Row[]> {
  const dataDir = path.join(disk, 'old')
  await mkdir(dataDir)
  const old = openLibsql(getDatabaseFile(dataDir))
  await migrateUpTo('001-baseline', old, 'sqlite')
  await old.destroy()
  const faults: string[] = []
  let [failed, succeeded] = [0, 0]
  for (const room of UPGRADE_ROOM) {
    await leaveFree(disk, room)
    try {
      const { db } = await openDatabase({ dataDir })
      await db.destroy()
      succeeded += 1
    } catch (error) {
      failed += 1
      if (!(error instanceof ConfigurationError) || !error.message.includes('is full'))
        faults.push(`${room} MiB free: ${String(error)}`)
      faults.push(...(await readIntegrity(dataDir)))
    }
  }
  for (const fault of faults) console.log(`  ${fault}`)
  return [
    {
      name: `${UPGRADE_ROOM.length} upgrades on an ever emptier disk: faults`,
      aim: '0, some fail, some succeed',
      measured: `${faults.length}, ${failed} failed, ${succeeded} succeeded`,
      ok: faults.length === 0 && failed > 0 && succeeded > 0,
    },
  ]
}

async function readIntegrity(dataDir: string): Promise<string[]> {
  const { default: Libsql } = await import('libsql')
  const file = new Libsql(getDatabaseFile(dataDir), { readonly: true })
  try {
    const { integrity_check } = file.prepare('pragma integrity_check').get() as {
      integrity_check: string
    }
    return integrity_check === 'ok' ? [] : [integrity_check]
  } finally {
    file.close()
  }
}

/** Fills the disk with a file until only this many MiB are free. */
async function leaveFree(disk: string, mebibytes: number): Promise<void> {
  const filler = path.join(disk, 'filler')
  await rm(filler, { force: true })
  const { bavail, bsize } = await statfs(disk)
  const bytes = bavail * bsize - mebibytes * MIB
  if (bytes > 0) await writeFile(filler, Buffer.alloc(bytes)).catch(() => undefined)
}

async function measureRecovery(url: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/api/agree_with_terms/`, {
      method: 'POST',
      headers: { cookie },
    })
    const ms = performance.now() - startedAt
    if (answer.ok || ms > 2 * MAX_RECOVERY_MS) return ms
    await pause(100)
  }
}
