import type { Db } from '../db/tables'
import { newId } from '../identifiers'
import { dayAfter, workingHour } from './calendar'
import { rollingFrom } from './dice'
import { demoId, portalManagers, type SeedTools } from './people'
import { Play, type Telling } from './play'

/** A throw of its own, so that all else falls as it does without it. */
const THROW = 61
/** Rows of a price sheet. */
const SHEET = 6

/** Plays daily work: sheets that are applied and taken back, packs that are blocked, moved and counted, overrides that are asked for. */
export async function seedDailyWork(db: Db, { clock }: SeedTools): Promise<void> {
  const play = new Play(db, rollingFrom(THROW), [])
  const now = clock()
  await play.tell(
    [
      changeRates(play, now),
      applyPriceSheets(play, now),
      keepYard(play, now),
      requestOverrides(play, now),
    ],
    now,
  )
}

/** A moment of a workday, so many days before or on the workday before that. */
function workday(now: Date, daysAgo: number, hour: number, minute = 0): Date {
  const weekday = new Date(Date.parse(dayAfter(now, -daysAgo))).getUTCDay()
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0
  return new Date(workingHour(dayAfter(now, -daysAgo - back), hour, minute))
}

/** Planing was dearer for a while, and so was the way to Sweden. */
async function* changeRates(play: Play, now: Date): Telling {
  const manager = demoId('global_manager')
  const setPlaning = async (price: string) => {
    const { items } = await play.do('listServicePrices', manager, {})
    const planing = items.find(({ service }) => service === 'planing')
    if (planing)
      await play.do('updateServicePrice', manager, {
        path: { service: 'planing' },
        version: planing.version,
        body: { price },
      })
    return planing?.price ?? price
  }
  const setTariff = async (amount: string) => {
    const { items } = await play.do('listTariffs', manager, {})
    const tariff = items.find(({ location, country }) => location === 'LTKLJ' && country === 'SE')
    if (!tariff) return amount
    const { location, country, zip_prefix } = tariff
    await play.do('updateTariff', manager, {
      path: { id: tariff.id },
      version: tariff.version,
      body: { location, country, zip_prefix, amount },
    })
    return tariff.amount
  }
  yield workday(now, 60, 8, 10)
  const planing = await setPlaning('43.00')
  yield workday(now, 45, 9, 25)
  const tariff = await setTariff('1820.00')
  yield workday(now, 30, 8, 40)
  await setPlaning(planing)
  yield workday(now, 18, 10, 5)
  await setTariff(tariff)
}

/** A sheet with a slip in it that was taken back the same day. */
async function* applyPriceSheets(play: Play, now: Date): Telling {
  const manager = demoId('global_manager')
  yield workday(now, 12, 8, 30)
  const { items } = await play.do('listPrices', manager, { query: { list: 'sale', limit: 100 } })
  const import_id = newId(play.random)
  const rows = items
    .filter(({ price, hidden, end_date }) => price !== null && !hidden && end_date === null)
    .slice(0, SHEET)
    .map((item, i) => ({
      ...{
        row: i + 2,
        product: item.product.name,
        country: item.country,
        company: item.company?.name ?? null,
      },
      ...{
        price: item.price === null ? null : (Number(item.price) * 1.25).toFixed(2),
        price_small: null,
        price_medium: null,
        price_large: null,
      },
      ...{
        start_date: item.start_date,
        end_date: item.end_date,
        unit: item.unit,
        sale_unit: item.sale_unit,
        hidden: false,
        is_on: item.is_on,
        version: item.version,
        confirmed: true,
      },
    }))
  await play.do('importPrices', manager, { body: { import_id, list: 'sale', rows, is_last: true } })
  yield workday(now, 12, 9, 15)
  await play.do('undoPriceImport', manager, { path: { id: import_id } })
}

/** What happens in a yard: a broken strap, a pack in the wrong yard, a count that was taken back. */
async function* keepYard(play: Play, now: Date): Telling {
  const [keeper = demoId('manager')] = portalManagers
  yield workday(now, 9, 7, 20)
  const lots = await play.db
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
  ) => play.do('changeLots', keeper, { body: { lot_ids: [lot], action, location, reason } })
  await change(wet.id, 'block', 'Wet at the top, to be dried and measured again')
  yield workday(now, 8, 8, 5)
  await change(moved.id, 'move', 'Unloaded in the wrong yard', 'LVRIX')
  yield workday(now, 7, 9, 45)
  await change(moved.id, 'move', 'Back with the next truck', 'LTKLJ')
  await change(wet.id, 'release', 'Measured again: 17%')
  yield workday(now, 6, 10, 30)
  const versionOf = async (id: string) =>
    (
      await play.db
        .selectFrom('lots')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version
  await play.do('correctLot', keeper, {
    path: { id: counted.id },
    version: await versionOf(counted.id),
    body: { pcs: Math.max(1, counted.pcs - 2), reason: 'Two pieces broken by the fork lift' },
  })
  yield workday(now, 5, 7, 50)
  const { sheet_id } = await play.do('importStock', keeper, {
    body: {
      reason: 'Count of the month',
      rows: [
        {
          ...{
            row: 2,
            barcode: sheeted.barcode,
            product: null,
            pcs: Math.max(1, sheeted.pcs - 5),
            location: sheeted.location,
            supply: null,
            blocked: null,
            note: null,
          },
          version: await versionOf(sheeted.id),
        },
      ],
    },
  })
  yield workday(now, 5, 8, 35)
  if (sheet_id) await play.do('undoStockSheet', keeper, { path: { id: sheet_id } })
}

/** Two deals that are blocked: one override was declined this week, one request is open. */
async function* requestOverrides(play: Play, now: Date): Telling {
  yield workday(now, 3, 9, 10)
  const blocked = await blockedDeals(play)
  const [declined, open] = blocked
  if (!declined || !open) return
  const request = async ({ id, seller, to }: Blocked, reason: string) =>
    play.do('createOverrideRequest', seller, { path: { kind: 'deal', id }, body: { to, reason } })
  const { id: request_id } = await request(declined, 'They have always paid within ten days')
  yield workday(now, 2, 8, 25)
  await play.do('declineOverrideRequest', demoId('global_manager'), {
    path: { kind: 'deal', id: declined.id, request_id },
    body: { reason: 'Two invoices are overdue: confirm after the first is paid' },
  })
  yield workday(now, 1, 14, 50)
  await request(open, 'The client pays half in advance')
}

interface Blocked {
  id: string
  seller: string
  to: string
}

/** Returns the newest deals with a step that can be overridden on request, for the sale manager of each. */
async function blockedDeals(play: Play): Promise<Blocked[]> {
  const deals = await play.db
    .selectFrom('deals')
    .select(['id', 'sale_manager_id'])
    .where('status', '=', 'order_confirmation')
    .orderBy('number_key', 'desc')
    .limit(40)
    .execute()
  const found: Blocked[] = []
  for (const { id, sale_manager_id: seller } of deals) {
    const { transitions } = await play.do('getDeal', seller, { path: { id } })
    const step = transitions.find(({ can_request_override }) => can_request_override)
    if (step) found.push({ id, seller, to: step.to })
  }
  return found
}
