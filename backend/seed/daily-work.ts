import type { Db } from '../db/tables'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from '../deals/revised-deal'
import { createId } from '../identifiers'
import { addWeeks } from '@domain/calendar'
import { pick } from '../db/rows'
import { getWorkingTime } from './dates'
import { createRandom } from './random'
import { getDemoPersonId, portalManagers, type SeedTools } from './people'
import { quoteDeals } from './quotations'
import { reviseSupply } from './revise-supply'
import { HandlerRunner, type RunScript } from './run-handlers'

/** Separate seed, so that other demo data stays unchanged. */
const RANDOM_SEED = 61
const SHEET_ROWS = 6

/**
 * Runs daily work: sheets applied and undone, packs blocked, moved and counted, overrides
 * requested, deals revised and quoted.
 */
export async function seedDailyWork(db: Db, { clock }: SeedTools): Promise<void> {
  const runner = new HandlerRunner(db, createRandom(RANDOM_SEED), [])
  const now = clock()
  await runner.runAll(
    [
      changeRates(runner, now),
      applyPriceSheets(runner, now),
      runYardWork(runner, now),
      requestOverrides(runner, now),
      reviseDeals(runner, now),
      reviseSupply(runner, now),
      quoteDeals(runner, now),
    ],
    now,
  )
}

/** Raises the price of planing and the tariff to Sweden for some weeks. */
async function* changeRates(runner: HandlerRunner, now: Date): RunScript {
  const manager = getDemoPersonId('global_manager')
  const setPlaning = async (price: string) => {
    const { items } = await runner.run('listServicePrices', manager, {})
    const planing = items.find(({ service }) => service === 'planing')
    if (planing)
      await runner.run('updateServicePrice', manager, {
        path: { service: 'planing' },
        version: planing.version,
        body: { price },
      })
    return planing?.price ?? price
  }
  const setTariff = async (amount: string) => {
    const { items } = await runner.run('listTariffs', manager, {})
    const tariff = items.find(({ location, country }) => location === 'LTKLJ' && country === 'SE')
    if (!tariff) return amount
    const { location, country, zip_prefix } = tariff
    await runner.run('updateTariff', manager, {
      path: { id: tariff.id },
      version: tariff.version,
      body: { location, country, zip_prefix, amount },
    })
    return tariff.amount
  }
  yield getWorkingTime(now, 60, 8, 10)
  const planing = await setPlaning('43.00')
  yield getWorkingTime(now, 45, 9, 25)
  const tariff = await setTariff('1820.00')
  yield getWorkingTime(now, 30, 8, 40)
  await setPlaning(planing)
  yield getWorkingTime(now, 18, 10, 5)
  await setTariff(tariff)
}

/** Imports a price sheet with a mistake, and undoes it on the same day. */
async function* applyPriceSheets(runner: HandlerRunner, now: Date): RunScript {
  const manager = getDemoPersonId('global_manager')
  yield getWorkingTime(now, 12, 8, 30)
  const { items } = await runner.run('listPrices', manager, { query: { list: 'sale', limit: 100 } })
  const import_id = createId(runner.randomBytes)
  const rows = items
    .filter(({ price, hidden, end_date }) => price !== null && !hidden && end_date === null)
    .slice(0, SHEET_ROWS)
    .map((item, i) => ({
      row: i + 2,
      product: item.product.name,
      country: item.country,
      company: item.company?.name ?? null,
      price: item.price === null ? null : (Number(item.price) * 1.25).toFixed(2),
      price_small: null,
      price_medium: null,
      price_large: null,
      start_date: item.start_date,
      end_date: item.end_date,
      unit: item.unit,
      sale_unit: item.sale_unit,
      hidden: false,
      is_on: item.is_on,
      version: item.version,
      confirmed: true,
    }))
  await runner.run('importPrices', manager, {
    body: { import_id, list: 'sale', rows, is_last: true },
  })
  yield getWorkingTime(now, 12, 9, 15)
  await runner.run('undoPriceImport', manager, { path: { id: import_id } })
}

/** Runs work in the yard: a wet pack, a pack in the wrong yard, broken pieces, an undone count. */
async function* runYardWork(runner: HandlerRunner, now: Date): RunScript {
  const [portalManager = getDemoPersonId('manager')] = portalManagers
  yield getWorkingTime(now, 9, 7, 20)
  const lots = await runner.db
    .selectFrom('lots')
    .selectAll()
    .where('status', '=', 'available')
    .where('location', '=', 'LTKLJ')
    .orderBy('barcode', 'desc')
    .limit(4)
    .execute()
  const [wet, moved, counted, sheeted] = lots
  if (!wet || !moved || !counted || !sheeted) return
  const change = (
    lot: string,
    action: 'block' | 'release' | 'move',
    reason: string,
    location: string | null = null,
  ) =>
    runner.run('changeLots', portalManager, { body: { lot_ids: [lot], action, location, reason } })
  await change(wet.id, 'block', 'Wet on top, to be dried and measured again')
  yield getWorkingTime(now, 8, 8, 5)
  await change(moved.id, 'move', 'Unloaded in the wrong yard', 'LVRIX')
  yield getWorkingTime(now, 7, 9, 45)
  await change(moved.id, 'move', 'Back with the next truck', 'LTKLJ')
  await change(wet.id, 'release', 'Measured again: 17%')
  yield getWorkingTime(now, 6, 10, 30)
  const findVersion = async (id: string) =>
    (
      await runner.db
        .selectFrom('lots')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version
  await runner.run('correctLot', portalManager, {
    path: { id: counted.id },
    version: await findVersion(counted.id),
    body: { pcs: Math.max(1, counted.pcs - 2), reason: 'Two pieces broken by the forklift' },
  })
  yield getWorkingTime(now, 5, 7, 50)
  const { sheet_id } = await runner.run('importStock', portalManager, {
    body: {
      reason: 'Monthly count',
      rows: [
        {
          row: 2,
          barcode: sheeted.barcode,
          product: null,
          pcs: Math.max(1, sheeted.pcs - 5),
          location: sheeted.location,
          supply: null,
          blocked: null,
          note: null,
          version: await findVersion(sheeted.id),
        },
      ],
    },
  })
  yield getWorkingTime(now, 5, 8, 35)
  if (sheet_id) await runner.run('undoStockSheet', portalManager, { path: { id: sheet_id } })
}

/** Requests overrides for two blocked deals: one was declined this week, the other is open. */
async function* requestOverrides(runner: HandlerRunner, now: Date): RunScript {
  yield getWorkingTime(now, 3, 9, 10)
  const blocked = await findBlockedDeals(runner)
  const [declined, open] = blocked
  if (!declined || !open) return
  const request = async ({ id, saleManager, to }: BlockedDeal, reason: string) =>
    runner.run('createOverrideRequest', saleManager, {
      path: { kind: 'deal', id },
      body: { to, reason },
    })
  const { id: request_id } = await request(declined, 'They have always paid within ten days')
  yield getWorkingTime(now, 2, 8, 25)
  await runner.run('declineOverrideRequest', getDemoPersonId('global_manager'), {
    path: { kind: 'deal', id: declined.id, request_id },
    body: { reason: 'Two invoices are overdue: confirm after the first is paid' },
  })
  yield getWorkingTime(now, 1, 14, 50)
  await request(open, 'The client pays half in advance')
}

type BlockedDeal = {
  id: string
  saleManager: string
  to: string
}

/** Returns each sale manager's newest deals with a transition that can be overridden on request. */
async function findBlockedDeals(runner: HandlerRunner): Promise<BlockedDeal[]> {
  const deals = await runner.db
    .selectFrom('deals')
    .select(['id', 'sale_manager_id'])
    .where('status', '=', 'order_confirmation')
    .orderBy('number_key', 'desc')
    .limit(40)
    .execute()
  const found: BlockedDeal[] = []
  for (const { id, sale_manager_id: saleManager } of deals) {
    const { transitions } = await runner.run('getDeal', saleManager, { path: { id } })
    const transition = transitions.find(({ can_request_override }) => can_request_override)
    if (transition) found.push({ id, saleManager, to: transition.to })
  }
  return found
}

/** Revises two confirmed deals. The client of one is asked to agree to a later week. */
async function* reviseDeals(runner: HandlerRunner, now: Date): RunScript {
  yield getWorkingTime(now, 2, 10, 40)
  const [later, changing] = await runner.db
    .selectFrom('deals')
    .select(['id', 'sale_manager_id as saleManager'])
    .where('status', '=', 'confirmed')
    .where('portal_order_id', 'is', null)
    .orderBy('number_key')
    .limit(2)
    .execute()
  if (!later || !changing) return
  const open = ({ id, saleManager }: typeof later, reason: string) =>
    runner.run('openDealRevision', saleManager, { path: { id }, body: { reason } })
  const opened = await open(later, 'The client’s yard is closed until the week after')
  const path = { id: later.id, revision: String(opened.revision) }
  const last = opened.delivery_week_to ?? opened.delivery_week_from
  const { version } = await runner.run('updateDealRevision', later.saleManager, {
    path,
    version: opened.version,
    body: {
      ...pick(opened, REVISED_TERM_NAMES),
      delivery_week_from: last && addWeeks(last, 1),
      delivery_week_to: null,
      lines: opened.lines.map((line) => pick(line, REVISED_LINE_NAMES)),
    },
  })
  await runner.run('transitionDealRevision', later.saleManager, {
    path,
    version,
    body: { to: 'sent', override: false },
  })
  yield getWorkingTime(now, 1, 15, 20)
  await open(changing, 'The client wants 4.2 m boards instead of 3.6 m')
}
