import { POOLED_ID } from './generated-values'

/** Returns one of the items. */
export type Pick = <Item>(items: readonly Item[]) => Item

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Ids of records that answers named, by the path that lists them, and their versions. */
export class RecordPool {
  private readonly byPath = new Map<string, string[]>()
  private readonly records = new Map<string, Record<string, unknown>>()

  /** Remembers the records of an answer. */
  learn(path: string, answer: unknown): void {
    const place = path.split('{')[0] ?? ''
    const items = (answer as { items?: unknown } | null)?.items ?? answer
    for (const item of [items].flat().slice(0, 50)) {
      const { id, version } = (item ?? {}) as { id?: unknown; version?: unknown }
      if (typeof id !== 'string' || !UUID.test(id)) continue
      const ids = this.byPath.get(place) ?? []
      if (!ids.includes(id)) ids.push(id)
      this.byPath.set(place, ids.slice(-200))
      if (typeof version === 'number') this.records.set(id, item as Record<string, unknown>)
      const { role } = item as { role?: unknown }
      if (typeof role === 'string')
        this.byPath.set(role, [...(this.byPath.get(role) ?? []), id].slice(-20))
    }
  }

  /** Returns a stored id of the path's records, or of any. */
  pick(place: string, pick: Pick): string {
    const own = this.byPath.get(place) ?? []
    const all = own.length > 0 ? own : [...this.byPath.values()].flat()
    return all.length > 0 ? pick(all) : '00000000-0000-4000-8000-000000000000'
  }

  getVersion(id: string | undefined): number | undefined {
    const { version } = this.records.get(id ?? '') ?? {}
    return typeof version === 'number' ? version : undefined
  }

  /**
   * Returns a body that stores a record as it is, or takes one of its next steps. Undefined for
   * other calls, and for an unknown record.
   */
  createWrite(id: string | undefined, fields: readonly string[]): object | undefined {
    const record = this.records.get(id ?? '')
    if (!record || fields.length === 0) return undefined
    const [step] = Array.isArray(record.transitions) ? (record.transitions as unknown[]) : []
    const to = typeof step === 'object' ? (step as { to?: unknown }).to : step
    const known: Record<string, unknown> = {
      ...record,
      reason: 'Sent by the attack',
      override: false,
      ...(to !== undefined && { to }),
    }
    return fields.some((field) => field in record || (field === 'to' && to !== undefined))
      ? Object.fromEntries(
          fields.filter((field) => field in known).map((field) => [field, known[field]]),
        )
      : undefined
  }

  /** Puts stored ids into a body: `client_id` is an id of `/clients/`. */
  fill(value: unknown, pick: Pick, name = ''): unknown {
    if (Array.isArray(value)) return value.map((inner) => this.fill(inner, pick, name))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, this.fill(inner, pick, key)]),
      )
    if (value !== POOLED_ID && !(typeof value === 'string' && UUID.test(value))) return value
    const target = name.replace(/_ids?$/, '')
    return this.pick(this.byPath.has(target) ? target : `/${target}s/`, pick)
  }
}
