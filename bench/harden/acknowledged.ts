import { sql } from 'kysely'
import type { Db } from '@backend/db/tables'
import type { Exchange } from './case-load'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Prices, and listed packs of a supply. Other calls remove them without naming their ids, so a
 * missing one is not a lost write.
 */
const REMOVED_TOGETHER = /^\/prices\/|\/packs\/$/

interface Written {
  version: number
  call: string
}

/** Records that servers have acknowledged, which no crash may lose. */
export class AcknowledgedWrites {
  readonly #written = new Map<string, Written>()
  /** Number of acknowledged writes, those without a record included. */
  count = 0

  /** Forgets the records that a call may remove, even if it fails. */
  onSend = (method: string, path: string): void => {
    if (method !== 'DELETE') return
    for (const part of path.split('/')) this.#written.delete(part)
  }

  onAnswer = ({ method, path, status, answer }: Exchange): void => {
    if (method === 'GET' || status >= 300) return
    this.count += 1
    if (REMOVED_TOGETHER.test(path)) return
    const items = (answer as { items?: unknown } | null)?.items ?? answer
    for (const item of [items].flat()) {
      const { id, version } = (item ?? {}) as { id?: unknown; version?: unknown }
      if (typeof id !== 'string' || !UUID.test(id)) continue
      const known = this.#written.get(id)?.version ?? 0
      const call = `${method} ${path}`
      const next = typeof version === 'number' ? Math.max(known, version) : known
      this.#written.set(id, { version: next, call })
    }
  }

  /** Returns the calls whose record is not stored, or only in an earlier version. */
  async findLost(db: Db): Promise<string[]> {
    const stored = await readVersions(db)
    return [...this.#written]
      .filter(([id, { version }]) => (stored.get(id) ?? -1) < version)
      .map(([id, { call, version }]) => `${call}: ${id} ${version}, stored ${stored.get(id)}`)
  }
}

/** Returns the version of each stored record by its id, 0 if its table has none. */
async function readVersions(db: Db): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const { name, columns, isView } of await db.introspection.getTables()) {
    const hasColumn = (column: string) => columns.some((one) => one.name === column)
    if (isView || !hasColumn('id')) continue
    const version = hasColumn('version') ? sql.ref('version') : sql`0`
    const { rows } = await sql<{ id: unknown; version: number }>`
      select id, ${version} as version from ${sql.table(name)}`.execute(db)
    for (const row of rows) versions.set(String(row.id), row.version)
  }
  return versions
}
