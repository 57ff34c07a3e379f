import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonCall } from '../call'
import { startPostgres } from '../conformance/hosts/postgres-server'
import type { DialectName } from '../db/dialect'
import { migrate } from '../db/migrate'
import { openLibsql } from '../db/open-libsql'
import { NO_TIMEOUTS, openPostgres } from '../db/open-postgres'
import type { Db } from '../db/tables'
import { inTransaction } from '../db/unit-of-work'
import { seedCompanies } from '../seed/companies'
import { insertRows } from '../db/rows'
import { seedPeople } from '../seed/people'
import { seedProducts, getProductId } from '../seed/products'
import { productList } from '../seed/product-list'
import { secureRandom } from '../app-context'
import { addItems } from './add-items'
import { closeBasket, findOpenBasket } from './basket-life'

const NOW = new Date('2026-11-23T08:00:00Z')
const AT = NOW.toISOString()
const BUYERS = 50
const PACKS = 20
const PRODUCT = getProductId(productList[0]?.name ?? '')
const ITEM = {
  product_id: PRODUCT,
  lot_id: null,
  code: null,
  pcs_per_pack: null,
  barcode_starts: null,
  quantity: '1',
  unit: 'pack',
  service: 'none',
} as const

const openTestDatabase: Record<DialectName, () => Promise<{ db: Db; close: () => Promise<void> }>> =
  {
    async sqlite() {
      const folder = await mkdtemp(path.join(tmpdir(), 'timberdesk-race-'))
      return {
        db: openLibsql(path.join(folder, 'desk.db')),
        close: () => rm(folder, { recursive: true, force: true }),
      }
    },
    async postgres() {
      const { databaseUrl, stop } = await startPostgres()
      return { db: openPostgres(databaseUrl, NO_TIMEOUTS), close: stop }
    },
  }

/** Adds a few packs of one wood with one price for all, and companies that may buy it. */
async function seedYard(db: Db): Promise<void> {
  const tools = { clock: () => NOW, random: secureRandom }
  await seedPeople(db, tools)
  await seedProducts(db, tools)
  await seedCompanies(db, tools)
  const [company] = await db.selectFrom('companies').selectAll().limit(1).execute()
  if (!company) throw new Error('The demo has no companies.')
  const copies = Array.from({ length: BUYERS }, (_, i) => ({
    ...company,
    id: `race-${i}`,
    name: `Race ${i}`,
    status: 'verified' as const,
  }))
  await insertRows(db, 'companies', copies)
  const lots = Array.from({ length: PACKS }, (_, i) => ({
    id: `lot-${i}`,
    product_id: PRODUCT,
    location: 'LTKLJ',
    barcode: `RACE${i}`,
    pcs: 100,
    litres: 2000,
    status: 'available' as const,
    supply_line_id: null,
    received_at: AT,
    updated_at: AT,
  }))
  await insertRows(db, 'lots', lots)
  await db
    .insertInto('prices')
    .values({
      id: 'price',
      product_id: PRODUCT,
      list: 'stock',
      country: null,
      company_id: null,
      price: 3_000_000,
      price_small: null,
      price_medium: null,
      price_large: null,
      start_date: '2026-01-01',
      end_date: null,
      unit: 'm3',
      sale_unit: 'pack',
      created_at: AT,
      created_by: null,
      updated_at: AT,
      updated_by: null,
    })
    .execute()
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase[dialect]())
    await migrate(db, dialect)
    await seedYard(db)
  }, 60_000)
  afterAll(async () => {
    await db.destroy()
    await close()
  })

  const buy = async (company: Awaited<ReturnType<typeof fetchCompanies>>[number]) => {
    const person: PersonCall['person'] = {
      id: company.id,
      name: 'Buyer',
      email: '',
      role: 'client',
      terms_agreed_at: null,
      company_id: company.id,
      countries: [],
    }
    const host = {
      dialect,
      clock: () => NOW,
      random: secureRandom,
      log: { error: () => {} },
      verifyPassword: async () => false,
      language: 'en' as const,
      person,
    }
    return inTransaction(
      db,
      dialect,
      async (trx) => (await addItems({ ...host, db: trx }, company, [ITEM]))[0]?.outcome,
    )
  }
  const fetchCompanies = () =>
    db.selectFrom('companies').selectAll().where('id', 'like', 'race-%').execute()
  const readReservedLots = async () =>
    (
      await db
        .selectFrom('lots')
        .select(['id', 'basket_line_id'])
        .where('status', '=', 'reserved')
        .execute()
    ).length

  it('fifty concurrent buyers get all packs, and no pack twice', async () => {
    const companies = await fetchCompanies()
    const outcomes = await Promise.all(companies.map(buy))
    expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(PACKS)
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(BUYERS - PACKS)
    expect(await readReservedLots()).toBe(PACKS)
    const lines = await db.selectFrom('basket_lines').select(['id', 'packs']).execute()
    expect(lines.map(({ packs }) => packs)).toEqual(Array.from({ length: PACKS }, () => 1))
  })

  it('only one of two buyers gets the last pack', async () => {
    const [first, second, ...rest] = await fetchCompanies()
    if (!first || !second) throw new Error('There are no buyers.')
    for (const { id } of [first, second, ...rest]) {
      const open = await findOpenBasket(db, id)
      if (open) await closeBasket(db, open.basket.id, 'emptied', AT)
    }
    expect(await readReservedLots()).toBe(0)
    await db.updateTable('lots').set({ status: 'blocked' }).where('id', '!=', 'lot-7').execute()
    expect(new Set(await Promise.all([buy(first), buy(second)]))).toEqual(
      new Set(['reserved', 'taken']),
    )
    expect(await readReservedLots()).toBe(1)
  })
})
