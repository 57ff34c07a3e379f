import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addWeeks, getWeekStart } from '@domain/calendar'
import type { Role } from '../call'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createEmptyDatabase } from '../db/test-database'
import { DEMO_NAMES, getDemoPersonId } from './people'
import { MIXED_PRODUCT } from './product-list'
import { seedDemo } from './worlds'

const ROLES = Object.keys(DEMO_NAMES) as Role[]

/** A Friday, a Monday and a Sunday, and a holiday, on which a demo starts. */
const FRIDAY = '2026-11-20T09:30:00Z'
const DAYS = [FRIDAY, '2026-11-23T09:30:00Z', '2026-11-22T09:30:00Z', '2027-01-01T09:30:00Z']

/** Tables that only the use of the application fills. */
const TABLES_OF_USE = [
  'access_tokens',
  'draft_keys',
  'erasures',
  'idempotency_keys',
  'known_devices',
  'login_failures',
  'logos',
  'mails',
  'password_links',
  'refresh_tokens',
  'sent_papers',
  'session_families',
]

async function openDemo(now: string): Promise<Db> {
  const opened = await createEmptyDatabase()
  const tools = {
    clock: () => new Date(now),
    random: (length: number) => new Uint8Array(length).fill(7),
  }
  // In one transaction, as on a server, which is faster.
  await opened.transaction().execute((trx) => seedDemo(trx, tools))
  return opened
}

let db: Db
beforeAll(async () => {
  db = await openDemo(FRIDAY)
})

it('every table of the demo has rows, except those that only its use fills', async () => {
  const names = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table' and name not like '%words_%'`.execute(db)
  const empty: string[] = []
  for (const { name } of names.rows) {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    if (rows[0]?.count === 0) empty.push(name)
  }
  expect(empty.toSorted()).toEqual(TABLES_OF_USE)
})

it('the demo has wood of random and of several counted lengths, from a deal to packs in stock', async () => {
  for (const table of ['deal_lines', 'supply_lines'] as const) {
    const lines = await db.selectFrom(table).select('specification').orderBy('position').execute()
    const mixes = lines.flatMap(({ specification }) => parseJson(specification).lengths ?? [])
    expect(
      mixes.map((mix) => [mix.kind, 'counted_in' in mix ? mix.counted_in : null]),
      table,
    ).toEqual([
      ['range', null],
      ['several', 'pcs'],
    ])
  }
  const packs = await db
    .selectFrom('packs')
    .innerJoin('supply_lines', 'supply_lines.id', 'packs.supply_line_id')
    .leftJoin('lots', 'lots.id', 'packs.lot_id')
    .select(['packs.status', 'packs.litres', 'free_l', 'lots.tally'])
    .where('product_name', '=', MIXED_PRODUCT.name)
    .execute()
  const listed = packs.filter(({ status }) => status === 'listed')
  const inStock = packs.filter(({ status }) => status === 'in_stock')
  expect(inStock.some(({ tally }) => tally !== null && parseJson(tally).length > 1)).toBe(true)
  // All that are listed can be received.
  const lines = new Set(listed.map(({ free_l }) => free_l))
  expect(listed.reduce((sum, { litres }) => sum + litres, 0)).toBe(
    [...lines].reduce((sum, free) => (sum ?? 0) + (free ?? 0), 0),
  )
})

it('nearly every loaded cargo has its packs placed, and a planned one has none', async () => {
  const cargos = await db.selectFrom('cargos').select(['number', 'status', 'stowage']).execute()
  const isPlaced = ({ stowage }: (typeof cargos)[number]) => parseJson(stowage).length > 0
  const loaded = cargos.filter(({ status }) => !['planned', 'booked', 'canceled'].includes(status))
  expect(loaded.length).toBeGreaterThan(200)
  expect(loaded.filter(isPlaced).length / loaded.length).toBeGreaterThan(0.95)
  const planned = cargos.filter(({ status }) => status === 'planned')
  expect(planned.length).toBeGreaterThan(0)
  expect(planned.filter(isPlaced)).toEqual([])
})

it('an approved correction has replaced a report, and corrections are in every status', async () => {
  const corrected = await db
    .selectFrom('inspection_reports')
    .select(['corrected_by_id'])
    .where('corrected_by_id', 'is not', null)
    .execute()
  expect(corrected.length).toBeGreaterThan(0)
  const corrections = await db
    .selectFrom('inspection_reports')
    .select('status')
    .where('corrects_id', 'is not', null)
    .execute()
  expect(new Set(corrections.map(({ status }) => status))).toEqual(
    new Set(['approved', 'submitted', 'returned', 'draft']),
  )
})

it('offers are open, accepted and declined', async () => {
  const offers = await db.selectFrom('offers').select('status').distinct().execute()
  expect(offers.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['open', 'accepted', 'declined']),
  )
})

it('photos of reports are JPEG files that a browser can show', async () => {
  const photos = await db
    .selectFrom('attachments')
    .innerJoin('attachment_contents', 'attachment_contents.attachment_id', 'attachments.id')
    .select(['name', 'media_type', 'size', 'content'])
    .where('record_kind', 'in', ['supply_report', 'cargo_report'])
    .execute()
  expect(photos.length).toBeGreaterThan(500)
  const isPhoto = ({ media_type, size, content }: (typeof photos)[number]) =>
    media_type === 'image/jpeg' && size > 5000 && content[0] === 0xff && content[1] === 0xd8
  expect(photos.filter((photo) => !isPhoto(photo)).map(({ name }) => name)).toEqual([])
})

/** True if the moment is outside Monday to Friday, 8 to 18 in Vilnius, or on 1 January. */
function isOutsideWork(at: string): boolean {
  const parts = Object.fromEntries(
    VILNIUS.formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
  )
  return (
    parts.weekday === 'Sat' ||
    parts.weekday === 'Sun' ||
    Number(parts.hour) < 8 ||
    Number(parts.hour) >= 18 ||
    (parts.day === '01' && parts.month === '01')
  )
}
const VILNIUS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vilnius',
  weekday: 'short',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hour12: false,
})

describe.each(DAYS)('a demo made on %s', (now) => {
  let demo: Db
  beforeAll(async () => {
    demo = now === FRIDAY ? db : await openDemo(now)
  })

  it('has its comments, inspections, loadings and approvals on workdays from eight to six', async () => {
    const comments = await demo.selectFrom('comments').select('created_at as at').execute()
    const activity = await demo.selectFrom('activity').select(['at', 'record_kind']).execute()
    const reports = await demo
      .selectFrom('inspection_reports')
      .select(['created_at', 'submitted_at', 'approved_at', 'inspected_on'])
      .execute()
    expect(comments.length).toBeGreaterThan(50)
    expect(reports.length).toBeGreaterThan(100)
    expect(activity.filter(({ record_kind }) => record_kind === 'cargo').length).toBeGreaterThan(
      1000,
    )
    expect([...comments, ...activity].filter(({ at }) => isOutsideWork(at))).toEqual([])
    const moments = reports.flatMap(({ created_at, submitted_at, approved_at, inspected_on }) => [
      created_at,
      submitted_at,
      approved_at,
      inspected_on && `${inspected_on}T09:00:00Z`,
    ])
    expect(moments.filter((at) => at !== null && isOutsideWork(at))).toEqual([])
    expect(
      reports.filter(
        ({ created_at, submitted_at, approved_at }) =>
          (submitted_at !== null && submitted_at < created_at) ||
          (approved_at !== null && approved_at < (submitted_at ?? '')),
      ),
    ).toEqual([])
    const shipped = await demo.selectFrom('cargos').select(['atd', 'ata']).execute()
    const days = shipped.flatMap(({ atd, ata }) => [atd, ata].filter((day) => day !== null))
    expect(days.length).toBeGreaterThan(400)
    expect(days.filter((day) => isOutsideWork(`${day}T09:00:00Z`))).toEqual([])
    expect(activity.filter(({ at }) => Date.parse(at) > Date.parse(now))).toEqual([])
  })

  it('has a container that is being loaded: some of its packs are placed', async () => {
    const cargos = await demo
      .selectFrom('cargos')
      .innerJoin('cargo_loads', 'cargo_loads.cargo_id', 'cargos.id')
      .select(({ fn }) => ['cargos.id', 'stowage', fn.sum<number>('packs').as('packs')])
      .where('status', '=', 'loading')
      .where('kind', '=', 'container')
      .groupBy(['cargos.id', 'stowage'])
      .execute()
    const isPartlyPlaced = ({ stowage, packs }: (typeof cargos)[number]) => {
      const placed = parseJson(stowage).length
      return placed > 0 && placed < packs
    }
    expect(cargos.filter(isPartlyPlaced).length).toBeGreaterThan(0)
  })

  it('has a booked truck that names packs of a mill’s list, each placed by its number', async () => {
    const loads = await demo
      .selectFrom('cargo_loads')
      .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
      .select(['pack_ids', 'stowage', 'cargos.status'])
      .where('pack_ids', '<>', '[]')
      .execute()
    expect(loads.map(({ status }) => status)).toEqual(['booked'])
    for (const { pack_ids, stowage } of loads) {
      const packIds = parseJson(pack_ids)
      expect(packIds.length).toBeGreaterThan(5)
      const stowed = parseJson(stowage).map(({ pack_id }) => pack_id)
      expect(new Set(stowed)).toEqual(new Set(packIds))
    }
  })

  it('has unread notifications for the demo’s user of each role', async () => {
    const rows = await demo
      .selectFrom('notifications')
      .innerJoin('people', 'people.id', 'notifications.person_id')
      .select(['role', 'key', 'is_read', 'record_id'])
      .where('people.id', 'in', ROLES.map(getDemoPersonId))
      .execute()
    const isUnread = (row: (typeof rows)[number]) => row.is_read === 0
    const count = (role: Role) => rows.filter((row) => row.role === role && isUnread(row)).length
    expect(ROLES.filter((role) => count(role) === 0)).toEqual([])
    const unread = rows.filter((row) => row.role === 'purchase_agent' && isUnread(row))
    expect(unread.map(({ key }) => key).toSorted()).toEqual([
      'cargo_to_inspect',
      'mentioned',
      'supply_report_returned',
      'supply_to_inspect',
    ])
    expect(unread.filter(({ record_id }) => record_id === null)).toEqual([])
    const read = rows.filter((row) => row.role === 'purchase_agent' && !isUnread(row))
    expect(read.map(({ key }) => key)).toContain('supply_report_approved')
  })

  it.each(['supply_report', 'cargo_report'] as const)(
    'has a %s that an approved correction replaced, and one whose correction waits',
    async (kind) => {
      const corrections = await demo
        .selectFrom('inspection_reports as correction')
        .innerJoin('inspection_reports as corrected', 'corrected.id', 'correction.corrects_id')
        .select(['correction.id', 'correction.status', 'corrected.corrected_by_id'])
        .where('correction.kind', '=', kind)
        .execute()
      const approved = corrections.filter(({ status }) => status === 'approved')
      expect(approved.length).toBeGreaterThan(0)
      expect(approved.filter(({ id, corrected_by_id }) => id !== corrected_by_id)).toEqual([])
      expect(corrections.map(({ status }) => status)).toContain('submitted')
    },
  )

  it('has cargo in transit whose ETA was postponed past a delivery week, and its sale manager knows', async () => {
    const changes = await demo
      .selectFrom('activity')
      .select(['record_id', 'changes'])
      .where('record_kind', '=', 'cargo')
      .where('kind', '=', 'changed')
      .execute()
    const moved = changes
      .filter(({ changes }) =>
        parseJson(changes).some(
          ({ field, from, to }) => field === 'eta' && (from ?? '') < (to ?? ''),
        ),
      )
      .map(({ record_id }) => record_id)
    const cargos = await demo
      .selectFrom('cargos')
      .innerJoin('cargo_loads', 'cargo_loads.cargo_id', 'cargos.id')
      .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
      .innerJoin('notifications', 'notifications.record_id', 'deals.id')
      .select(['cargos.id', 'cargos.eta', 'deals.delivery_week_to'])
      .where('cargos.id', 'in', moved)
      .where('cargos.status', '=', 'in_transit')
      .where('notifications.key', '=', 'deal_cargo_later')
      .whereRef('notifications.person_id', '=', 'deals.sale_manager_id')
      .execute()
    const late = cargos.filter(
      ({ eta, delivery_week_to }) =>
        delivery_week_to !== null && (eta ?? '') >= getWeekStart(addWeeks(delivery_week_to, 1)),
    )
    expect(new Set(late.map(({ id }) => id)).size).toBeGreaterThanOrEqual(2)
  })
})

it('clients collect what they buy FCA: at the place of loading, with their own freight', async () => {
  const deals = await db
    .selectFrom('deals')
    .select(['incoterms_place', 'planned_freight', 'transport_kind'])
    .where('incoterms_rule', '=', 'FCA')
    .where('portal_order_id', 'is', null)
    .execute()
  expect(deals.length).toBeGreaterThan(3)
  for (const deal of deals)
    expect(deal).toMatchObject({
      incoterms_place: 'Klaipėda',
      planned_freight: null,
      transport_kind: 'truck',
    })
})
