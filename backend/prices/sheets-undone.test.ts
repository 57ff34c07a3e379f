import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Person, Schemas } from '../call'
import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { getDemoPersonId, DEMO_NAMES, seedPeople } from '../seed/people'
import { seedProducts } from '../seed/products'
import { secureRandom } from '../app-context'
import { importPrices, previewPriceImport } from './import-prices'
import { periodsOverlap } from './plan-periods'
import { undoPriceImport } from './undo-import'

/** Random histories of eight sheets each: 1,000 sheets in all, or SHEET_RUNS histories. */
const RUNS = Number(process.env['SHEET_RUNS'] ?? 125)
const SHEETS = 8
/** Set SHEET_SEED to try other sheets. */
const SEED = Number(process.env['SHEET_SEED'] ?? 20270104)

const person: Person = {
  id: getDemoPersonId('admin'),
  name: DEMO_NAMES.admin,
  role: 'admin',
  email: '',
  company_id: null,
  terms_agreed_at: null,
  countries: [],
}
let db: Db
let products: readonly string[] = []
let now = Date.parse('2026-11-20T09:30:00Z')

/** Creates the arguments of a handler, one second after the previous call. */
function callWith<Body>(body: Body, id = '') {
  now += 1000
  return {
    db,
    person,
    body,
    path: { id },
    query: {},
    clock: () => new Date(now),
    random: secureRandom,
    timeZone: 'Europe/Vilnius',
  } as never
}

beforeAll(async () => {
  db = await createEmptyDatabase()
  await seedPeople(db, { clock: () => new Date(now), random: secureRandom })
  await seedProducts(db, { clock: () => new Date(now), random: secureRandom })
  products = (
    await db
      .selectFrom('products')
      .select('name')
      .where('status', '=', 'active')
      .orderBy('name')
      .limit(2)
      .execute()
  ).map(({ name }) => name)
})

const days = ['2027-01-01', '2027-03-01', '2027-05-01', '2027-07-01'] as const
const lastDays = [null, null, '2027-02-28', '2027-04-30', '2027-06-30', '2027-08-31'] as const
const amount = fc.constantFrom('0.00', '300.00', '310.00', '500.00')
const row = fc.record({
  product: fc.nat(1),
  country: fc.constantFrom(null, 'IS'),
  start_date: fc.constantFrom(...days),
  end_date: fc.constantFrom(...lastDays),
  price: amount,
  price_small: fc.option(amount, { freq: 4 }),
})
const sheet = fc.array(row, { minLength: 1, maxLength: 6 })
type Rows = typeof sheet extends fc.Arbitrary<infer Sheet> ? Sheet : never

/**
 * Applies a sheet with all alerts confirmed, as the preview showed it.
 * @returns its id if it changed anything
 */
async function apply(rows: Rows): Promise<string | null> {
  const sent = rows.map(({ product, ...terms }, i): Schemas['ImportedPrice'] => ({
    row: i + 2,
    product: products[product] ?? '',
    company: null,
    price_medium: null,
    price_large: null,
    unit: 'm3',
    sale_unit: 'pack',
    hidden: false,
    is_on: true,
    version: null,
    confirmed: true,
    ...terms,
  }))
  const preview = await previewPriceImport(callWith({ list: 'sale', rows: sent }))
  const accepted = sent.flatMap((one, i) => {
    const judged = preview.rows[i]
    return judged && judged.outcome !== 'refused' ? { ...one, version: judged.version } : []
  })
  if (preview.rows.every(({ outcome }) => outcome === 'refused' || outcome === 'same')) return null
  const import_id = crypto.randomUUID()
  const { rows: done } = await importPrices(
    callWith({ import_id, list: 'sale', rows: accepted, is_last: true }),
  )
  expect(done.filter(({ outcome }) => outcome === 'refused')).toEqual([])
  return import_id
}

/** Returns the contents of all prices, without their versions. */
async function readContents(): Promise<readonly object[]> {
  const prices = await db.selectFrom('prices').selectAll().orderBy('id').execute()
  return prices.map(
    ({ version: _version, updated_at: _at, updated_by: _by, ...content }) => content,
  )
}

async function expectOnePriceADay(): Promise<void> {
  const prices = await db.selectFrom('prices').selectAll().execute()
  for (const [i, one] of prices.entries()) {
    const twice = prices
      .slice(i + 1)
      .filter(
        (other) =>
          other.product_id === one.product_id &&
          other.country === one.country &&
          periodsOverlap(one, other),
      )
    expect(twice).toEqual([])
  }
}

it('1,000 random sheets undone in random order restore the first state', async () => {
  await fc.assert(
    fc.asyncProperty(
      sheet,
      fc.array(sheet, { minLength: SHEETS, maxLength: SHEETS }),
      fc.infiniteStream(fc.nat(SHEETS)),
      async (stored, sheets, order) => {
        for (const table of ['prices', 'price_changes', 'price_imports'] as const)
          await db.deleteFrom(table).execute()
        await apply(stored)
        const first = await readContents()
        const open: string[] = []
        for (const one of sheets) {
          const id = await apply(one)
          if (id !== null) open.push(id)
          await expectOnePriceADay()
        }
        // Each round undoes the sheets in random order. A sheet that others follow waits for a
        // later round.
        for (let round = 0; open.length > 0; round++) {
          expect(round, 'a round took nothing back').toBeLessThanOrEqual(SHEETS)
          const rest = [...open]
          while (rest.length > 0) {
            const [id = ''] = rest.splice((order.next().value ?? 0) % rest.length, 1)
            const { kept } = await undoPriceImport(callWith(undefined, id))
            await expectOnePriceADay()
            if (kept.length === 0) open.splice(open.indexOf(id), 1)
          }
        }
        expect(await readContents()).toEqual(first)
      },
    ),
    { numRuns: RUNS, seed: SEED },
  )
})
