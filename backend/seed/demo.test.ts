import initSqlJs from 'sql.js'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { parseJson } from '../db/rows'
import { migrate } from '../db/migrate'
import { openSqlJs } from '../db/open-sql-js'
import type { Db } from '../db/tables'
import { seedDemo } from './worlds'

const tools = {
  clock: () => new Date('2026-11-20T09:30:00Z'),
  random: (length: number) => new Uint8Array(length).fill(7),
}

/** Tables that fill only while the application is used. */
const OF_SESSIONS = [
  'access_tokens',
  'idempotency_keys',
  'login_failures',
  'mails',
  'password_links',
  'refresh_tokens',
  'session_families',
]

let db: Db
beforeAll(async () => {
  db = openSqlJs(new (await initSqlJs()).Database())
  await migrate(db, 'sqlite')
  await seedDemo(db, tools)
})

test('every table of the demo has rows, except those that only sessions fill', async () => {
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
  expect(empty.toSorted()).toEqual(OF_SESSIONS)
})

test('nearly every loaded cargo has its packs placed, and a planned one has none', async () => {
  const cargos = await db.selectFrom('cargos').select(['number', 'status', 'stowage']).execute()
  const isPlaced = ({ stowage }: (typeof cargos)[number]) => parseJson(stowage).length > 0
  const loaded = cargos.filter(({ status }) => !['planned', 'booked', 'canceled'].includes(status))
  expect(loaded.length).toBeGreaterThan(200)
  expect(loaded.filter(isPlaced).length / loaded.length).toBeGreaterThan(0.95)
  const planned = cargos.filter(({ status }) => status === 'planned')
  expect(planned.length).toBeGreaterThan(0)
  expect(planned.filter(isPlaced)).toEqual([])
})

test('a report of a container was corrected, and the correction was approved', async () => {
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

test('offers are open, accepted, declined and withdrawn', async () => {
  const offers = await db.selectFrom('offers').select('status').distinct().execute()
  expect(offers.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['open', 'accepted', 'declined']),
  )
})

test('comments are written from Monday to Friday between eight and six in Vilnius', async () => {
  const comments = await db.selectFrom('comments').select('created_at').execute()
  expect(comments.length).toBeGreaterThan(50)
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Vilnius',
    weekday: 'short',
    hour: '2-digit',
    hour12: false,
  })
  const outside = comments.filter(({ created_at }) => {
    const parts = Object.fromEntries(
      clock.formatToParts(new Date(created_at)).map(({ type, value }) => [type, value]),
    )
    return (
      parts.weekday === 'Sat' ||
      parts.weekday === 'Sun' ||
      Number(parts.hour) < 8 ||
      Number(parts.hour) >= 18
    )
  })
  expect(outside).toEqual([])
})

test('photos of reports are JPEG files that a browser can show', async () => {
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
