import { sql } from 'kysely'
import { createBackend } from '@backend/app'
import { countRows } from '@backend/db/keyset-page'
import type { DialectName } from '@backend/db/dialect'
import { NO_TIMEOUTS } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import { copyRows, toCopiedId } from '@backend/seed/multiply-documents'
import { seedBusyWeek } from '@backend/seed/worlds'
import { secureRandom, systemClock } from '@backend/app-context'
import type { DataStore } from '../server/configuration'
import { isEmpty, openDatabase } from '../server/open-database'
import { benchBasketRace } from './baskets'
import { createCaller } from './caller'
import type { TimedCall } from './dashboards'
import { measurePages } from './time-pages'
import { withoutIndices } from './without-indices'

/**
 * Size of a large company: products with four prices each, customer companies with a user each, and
 * packs in stock.
 */
const [PRODUCTS, COMPANIES, PACKS] = [50_000, 2000, 20_000]

const tools = { clock: systemClock, random: secureRandom }

const searches = ['spruce', '50x150', 'pušis 22x100', 'larch 21']

/**
 * Queries the lists of the portal and of its staff with 50,000 products, 200,000 prices, 2,000
 * companies and 20,000 packs.
 */
export async function benchPortal(name: string, store: DataStore): Promise<void> {
  const { db, dialect } = await openDatabase(store, NO_TIMEOUTS)
  try {
    if (await isEmpty(db)) await seedPortal(db, dialect)
    const log = { error: (message: string, cause: unknown) => console.error(message, cause) }
    const backend = createBackend({ db, dialect, ...tools, log })
    const head = await createCaller(backend, 'global_manager')
    await measurePages(`${name}, stock`, head, stockPages)
    await measurePages(`${name}, price list`, head, pricePages)
    await measurePages(
      `${name}, price list of a manager`,
      await createCaller(backend, 'manager'),
      pricePages.slice(0, 2),
    )
    await measurePages(`${name}, companies`, head, companyPages)
    await measurePages(`${name}, people`, await createCaller(backend, 'admin'), peoplePages)
    await measurePages(`${name}, all products`, head, recordPages)
    await measurePages(`${name}, products`, await createCaller(backend, 'client'), productPages)
    await benchBasketRace(`${name}, basket`, db, head)
  } finally {
    await db.destroy()
  }
}

async function seedPortal(db: Db, dialect: DialectName): Promise<void> {
  await db.transaction().execute(async (transaction) =>
    withoutIndices(transaction, dialect, async () => {
      await seedBusyWeek(transaction, tools)
      await multiplyPortal(transaction)
    }),
  )
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db)
}

const createSearchPath = (path: string) => (index: number) =>
  `${path}q=${encodeURIComponent(searches[index % searches.length] ?? '')}`

const stockPages: readonly TimedCall[] = [
  ['first page', () => '/stock/', 40],
  ['without empty rows', () => '/stock/?empty=hide', 40],
  ['by place and pack', () => '/stock/?empty=hide&location=LTKLJ&pcs=240', 40],
  ['searched', createSearchPath('/stock/?empty=hide&'), 40],
  ['packs', () => '/lots/?limit=100', 40],
]

const pricePages: readonly TimedCall[] = [
  ['first page', () => '/prices/?limit=100', 40],
  ['of companies', () => '/prices/?limit=100&scope=company', 40],
  ['in force', () => '/prices/?limit=100&state=valid', 40],
  ['paid on a day', () => '/prices/paid/?limit=100&list=sale&day=2026-12-24', 40],
  ['searched', createSearchPath('/prices/?limit=100&'), 40],
]

const companyPages: readonly TimedCall[] = [
  ['first page', () => '/companies/', 40],
  ['searched', () => '/companies/?q=holz', 40],
]

const peoplePages: readonly TimedCall[] = [
  ['first page', () => '/people/', 40],
  ['searched', () => '/people/?q=marie', 40],
]

const recordPages: readonly TimedCall[] = [
  ['first page', () => '/products/', 40],
  ['last changed', () => '/products/?sort=-updated_at', 40],
  ['archived', () => '/products/?status=archived', 40],
  ['searched', createSearchPath('/products/?'), 40],
]

const productPages: readonly TimedCall[] = [
  ['first page', () => '/portal/products/?unavailable=show', 60],
  ['in stock', () => '/portal/products/', 60],
  ['searched', createSearchPath('/portal/products/?unavailable=show&'), 60],
]

async function multiplyPortal(db: Db): Promise<void> {
  const products = await countRows(db.selectFrom('products').select('id'))
  const packs = await countRows(db.selectFrom('lots').select('id'))
  const companies = await countRows(db.selectFrom('companies').select('id'))
  const times = Math.ceil(PRODUCTS / products)
  const appendNumber = (column: string) => `d.${column} || ' ' || cast(n.i as text)`
  await copyRows(db, 'products', {
    changed: {
      id: toCopiedId('d.id'),
      name: appendNumber('name'),
      name_key: appendNumber('name_key'),
    },
    times,
  })
  await copyRows(db, 'prices', {
    changed: { id: toCopiedId('d.id'), product_id: toCopiedId('d.product_id') },
    times,
  })
  const lot = {
    id: toCopiedId('d.id'),
    product_id: toCopiedId('d.product_id'),
    barcode: appendNumber('barcode'),
    status: `'available'`,
    basket_line_id: 'null',
    order_line_id: 'null',
    supply_line_id: 'null',
  }
  await copyRows(db, 'lots', { changed: lot, times: Math.ceil(PACKS / packs) })
  const company = {
    id: toCopiedId('d.id'),
    name: appendNumber('name'),
    name_key: appendNumber('name_key'),
  }
  await copyRows(db, 'companies', { changed: company, times: Math.ceil(COMPANIES / companies) })
  const person = {
    id: toCopiedId('d.id'),
    email: `cast(n.i as text) || d.email`,
    company_id: toCopiedId('d.company_id'),
  }
  const buyers = await countRows(
    db.selectFrom('people').select('id').where('company_id', 'is not', null),
  )
  await copyRows(db, 'people', {
    changed: person,
    times: Math.min(Math.ceil(COMPANIES / buyers), Math.ceil(COMPANIES / companies)),
    where: 'where d.company_id is not null',
  })
}
