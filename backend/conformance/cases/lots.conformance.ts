import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { createNameKeys } from '../../products/name-keys'
import { getCompanyId } from '../../seed/companies'
import { expectAnswer, expectFieldErrors, expectProblem, readAllIds } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, stale, type Cases } from '../case'
import type { People } from '../host'
import { allocate, createConfirmedDeal } from '../fixtures/saved-cover'
import { sampleLine } from '../fixtures/saved-deals'
import {
  listLots,
  createLot,
  offerLot,
  findLargestReceivable,
  getBarcodeAfter,
  receiveLots,
  reserveLot,
} from '../fixtures/saved-lots'
import { sampleSupplyLine, createSupplyWrite } from '../fixtures/saved-supplies'

const FRENCH = getCompanyId('Charpentes Lemoine')
const BELGIAN = getCompanyId('Houtland Vlaanderen NV')

const listStockRows = async ({ as }: People, query: string, role: Role = 'global_manager') =>
  (await expectAnswer(await (await as(role)).get(`/stock/?limit=500&${query}`), 'listStock')).items
const changeLots = (
  lot_ids: string[],
  action: Schemas['LotAction'],
  location: string | null = null,
): Schemas['LotsChange'] => ({ lot_ids, action, location, reason: 'Found so at the count' })

/** Returns the properties of an object that a sample has. */
const pick = (sample: object, from: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in sample))

export const lotCases = {
  listStock: [
    success('pages through rows without gaps or duplicates, in both directions', async ({ as }) => {
      const visitor = await as('manager')
      for (const sort of ['name', '-name']) {
        const all = await expectAnswer(
          await visitor.get(`/stock/?limit=500&sort=${sort}`),
          'listStock',
        )
        const seen = await readAllIds(async (cursor) =>
          expectAnswer(await visitor.get(`/stock/?limit=7&sort=${sort}${cursor}`), 'listStock'),
        )
        expect(seen).toEqual(all.items.map(({ id }) => id))
        expect(new Set(seen).size).toBe(seen.length)
        expect(all.total).toBe(seen.length)
      }
    }),
    success(
      'sorts by the names in the reader’s language, as price and product list do',
      async ({ as }) => {
        const visitor = await as('manager')
        const read = (path: string) => visitor.get(path, { 'Accept-Language': 'fr' })
        const stock = await expectAnswer(await read('/stock/?limit=60'), 'listStock')
        const prices = await expectAnswer(await read('/prices/?limit=60'), 'listPrices')
        const products = await expectAnswer(await read('/products/?limit=60'), 'listProducts')
        for (const listed of [
          stock.items.map(({ product }) => product),
          prices.items.map(({ product }) => product),
          products.items,
        ]) {
          const keys = listed.map(
            ({ name, specification }) => createNameKeys(name, specification).name_key_fr,
          )
          expect(keys.length).toBeGreaterThan(20)
          expect(keys).toEqual(keys.toSorted())
        }
      },
    ),
    success('lists products without stock, unless they are hidden', async (people) => {
      const [all, some] = [
        await listStockRows(people, ''),
        await listStockRows(people, 'empty=hide'),
      ]
      const empty = all.filter(({ location }) => location === null)
      expect(empty.length).toBeGreaterThan(0)
      for (const row of empty)
        expect(row).toMatchObject({
          pcs: null,
          packs: { available: 0, reserved: 0, blocked: 0 },
          volume_m3: '0.000',
        })
      expect(some).toEqual(all.filter(({ location }) => location !== null))
    }),
    success('counts the packs that the list of packs contains', async (people) => {
      for (const row of (await listStockRows(people, 'empty=hide')).slice(0, 5)) {
        const lots = await listLots(
          people,
          `product_id=${row.product.id}&location=${row.location}&pcs=${row.pcs}`,
        )
        expect(lots).toHaveLength(row.packs.available + row.packs.reserved + row.packs.blocked)
        expect(lots.filter(({ status }) => status === 'available')).toHaveLength(
          row.packs.available,
        )
      }
    }),
    success('filters by text, location, pieces and status', async (people) => {
      const [first] = await listStockRows(people, 'location=LTKLJ&q=spruce')
      for (const row of await listStockRows(people, `location=LTKLJ&q=spruce&pcs=${first?.pcs}`)) {
        expect(row).toMatchObject({
          location: 'LTKLJ',
          pcs: first?.pcs,
          product: { name: expect.stringMatching(/^Spruce/) as string },
        })
      }
      const blocked = await listStockRows(people, 'status=blocked')
      expect(blocked.length).toBeGreaterThan(0)
      for (const { packs } of blocked) expect(packs).toMatchObject({ available: 0, reserved: 0 })
    }),
    success(
      'shows who reserved a pack until when, but hides companies that the user does not serve',
      async (people) => {
        const lot = await createLot(people)
        await reserveLot(people, lot.id)
        const query = (one: Schemas['Lot']) =>
          `product_id=${one.product.id}&location=SEGOT&pcs=40&status=reserved`
        for (const role of ['manager', 'country_manager', 'admin'] as const) {
          const [row] = await listStockRows(people, query(lot), role)
          expect(
            row?.reserved_by.map(({ company }) => company?.id),
            role,
          ).toEqual([FRENCH])
          expect(row?.reserved_by[0]?.until).toMatch(/^\d{4}-/)
        }
        const other = await createLot(people)
        await reserveLot(people, other.id, BELGIAN)
        const [row] = (await listStockRows(people, query(other), 'manager')).flatMap(
          ({ reserved_by }) => reserved_by.filter(({ company }) => company === null),
        )
        expect(row).toMatchObject({ company: null, order: null, packs: 1 })
      },
    ),
    success(
      'counts offers per row for users who serve the offered companies, and filters by them',
      async (people) => {
        const lot = await createLot(people)
        const query = `product_id=${lot.product.id}&location=SEGOT&pcs=40&offers=only`
        const countOffers = async (role: Role) =>
          (await listStockRows(people, query, role))[0]?.offers ?? 0
        const before = [await countOffers('global_manager'), await countOffers('manager')] as const
        await offerLot(people, lot.id)
        expect(await countOffers('global_manager')).toBe(before[0] + 1)
        expect(await countOffers('manager')).toBe(before[1])
      },
    ),
    invalid('refuses an invalid location, status and cursor', async ({ as }) => {
      const visitor = await as('admin')
      await expectFieldErrors(await visitor.get('/stock/?location=Klaip&status=sold&empty=show'), {
        '?location': 'wrong_format',
        '?status': 'unknown_value',
        '?empty': 'unknown_value',
      })
      await expectFieldErrors(await visitor.get('/stock/?cursor=nonsense'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
  listLots: [
    success('pages through packs, first in first', async ({ as }) => {
      const visitor = await as('country_manager')
      const all = await expectAnswer(
        await visitor.get('/lots/?limit=500&location=LVRIX'),
        'listLots',
      )
      const seen = await readAllIds(async (cursor) =>
        expectAnswer(await visitor.get(`/lots/?limit=40&location=LVRIX${cursor}`), 'listLots'),
      )
      expect(seen).toEqual(all.items.map(({ id }) => id))
      expect(all.items.map(({ received_at }) => received_at)).toEqual(
        all.items.map(({ received_at }) => received_at).toSorted(),
      )
    }),
    success(
      'finds a pack by the start of its barcode in any case, with its supply',
      async (people) => {
        const { items } = await receiveLots(people, [{ barcode: 'Mx-Case/01', pcs: 40 }])
        const [lot] = items
        if (!lot) throw new Error('Nothing was received.')
        for (const barcode of ['Mx-Case/01', 'mX-cASE', 'MX-CASE/', 'mx-case/0'])
          expect(await listLots(people, `barcode=${barcode}`)).toMatchObject([
            { id: lot.id, supply: lot.supply },
          ])
        expect(await listLots(people, 'barcode=mx_case')).toEqual([])
        expect(await listStockRows(people, 'q=mX-cASE/01')).toMatchObject([{ pcs: 40 }])
        expect(lot.supply?.number).toMatch(/^S-/)
      },
    ),
    invalid('refuses an invalid status', async ({ as }) => {
      await expectFieldErrors(
        await (await as('admin')).get('/lots/?status=missing&product_id=none'),
        {
          '?status': 'unknown_value',
          '?product_id': 'wrong_format',
        },
      )
    }),
  ],
  listReceivable: [
    success('finds ready unallocated wood by supply, mill or product', async (people) => {
      const line = await findLargestReceivable(people)
      const find = async (q: string) =>
        (
          await expectAnswer(
            await (await people.as('manager')).get(`/stock/receivable/?q=${encodeURIComponent(q)}`),
            'listReceivable',
          )
        ).items
      for (const q of [line.supply.number, line.sawmill, line.product.name])
        expect(
          (await find(q)).map(({ supply_line_id }) => supply_line_id),
          q,
        ).toContain(line.supply_line_id)
      expect(await find('nowhere at all')).toEqual([])
    }),
    invalid('refuses a text above the maximum length', async ({ as }) => {
      await expectFieldErrors(
        await (await as('admin')).get(`/stock/receivable/?q=${'x'.repeat(101)}`),
        {
          '?q': 'too_long',
        },
      )
    }),
  ],
  receiveLots: [
    success(
      'adds packs to stock with given or generated barcodes, and reduces the receivable rest',
      async (people) => {
        const { line, items } = await receiveLots(people, [
          { barcode: null, pcs: 30 },
          { barcode: `X-${Date.now()}`, pcs: 20 },
        ])
        expect(items).toMatchObject([
          {
            barcode: expect.stringMatching(/^L-\d{4}-\d{4,}$/) as string,
            pcs: 30,
            status: 'available',
            location: 'SEGOT',
            product: line.product,
            supply: line.supply,
          },
          { barcode: expect.stringMatching(/^X-/) as string, pcs: 20 },
        ])
        const volume = items.reduce((sum, { volume_m3 }) => sum + Number(volume_m3), 0)
        const { items: left } = await expectAnswer(
          await (await people.as('manager')).get(`/stock/receivable/?q=${line.supply.number}`),
          'listReceivable',
        )
        expect(
          Number(
            left.find(({ supply_line_id }) => supply_line_id === line.supply_line_id)?.free_m3 ?? 0,
          ),
        ).toBeCloseTo(Number(line.free_m3) - volume, 3)
      },
    ),
    success('generates barcodes that no pack has, whatever numbers were typed', async (people) => {
      const lot = await createLot(people)
      const receive = async (...barcodes: (string | null)[]) =>
        (
          await receiveLots(
            people,
            barcodes.map((barcode) => ({ barcode, pcs: 1 })),
          )
        ).items.map(({ barcode }) => barcode)
      const next = (packs: number) => getBarcodeAfter(lot, packs)
      expect(await receive(next(1).toLowerCase(), null)).toEqual([next(1).toLowerCase(), next(2)])
      await receive(next(3), next(4))
      expect(await receive(null, null)).toEqual([next(5), next(6)])
    }),
    success('removes received wood from the unallocated wood of the supply', async (people) => {
      const visitor = await people.as('admin')
      const { items } = await expectAnswer(
        await visitor.get('/stock/receivable/'),
        'listReceivable',
      )
      const readCover = async ({ supply, supply_line_id }: Schemas['ReceivableLine']) => {
        const cover = await expectAnswer(
          await visitor.get(`/supplies/${supply.id}/cover/`),
          'getSupplyCover',
        )
        return {
          status: cover.status,
          line: cover.lines.find(({ line_id }) => line_id === supply_line_id),
        }
      }
      const open = (
        await Promise.all(items.map(async (item) => ({ item, ...(await readCover(item)) })))
      ).find(({ status }) => status === 'ready')
      if (!open?.line) throw new Error('No supply that is ready has wood to receive.')
      const { item, line } = open
      const { items: lots } = await expectAnswer(
        await visitor.post('/lots/', {
          supply_line_id: item.supply_line_id,
          location: 'SEGOT',
          packs: [{ barcode: null, pcs: 30 }],
        }),
        'receiveLots',
      )
      const freeM3 = (await readCover(item)).line?.free.m3
      expect(Number(freeM3)).toBeCloseTo(Number(line.free.m3) - Number(lots[0]?.volume_m3), 3)
      const { specification } = line.wood
      const deal = await createConfirmedDeal(people, [specification], {
        lines: [sampleLine({ specification, quantity: line.free.m3, unit: 'm3' })],
      })
      const all = {
        supply_line_id: item.supply_line_id,
        deal_line_id: deal.lines[0]?.id ?? '',
        quantity: line.free.m3,
        unit: 'm3' as const,
      }
      const { errors } = await expectProblem(await allocate(people, all), 'validation', 422)
      expect(errors).toEqual([
        { pointer: '/allocations/0/quantity', code: 'not_free', params: { free: freeM3 } },
      ])
      // The sawmill cannot have delivered less than is in stock.
      const supply = await expectAnswer(
        await visitor.get(`/supplies/${item.supply.id}/`),
        'getSupply',
      )
      const [template, sample] = [
        await createSupplyWrite(people, { sawmill_id: UNKNOWN_ID }),
        sampleSupplyLine(),
      ]
      const lines = supply.lines.map((one) =>
        pick(sample, { ...one, specification: one.product_id === null ? one.specification : null }),
      )
      const at = supply.lines.findIndex(({ id }) => id === item.supply_line_id)
      const less = pick(template, {
        ...supply,
        sawmill_id: supply.sawmill.id,
        purchase_manager_id: supply.purchase_manager?.id ?? null,
        lines: lines.with(at, { ...lines[at], ready_quantity: '0' }),
      })
      await expectFieldErrors(
        await visitor.put(`/supplies/${supply.id}/`, less, { 'If-Match': `"${supply.version}"` }),
        { [`/lines/${at}/ready_quantity`]: 'in_stock' },
      )
      // A supply with packs in stock cannot be canceled.
      const transition = { to: 'canceled', reason: 'Never came' }
      const { missing } = await expectProblem(
        await visitor.post(`/supplies/${supply.id}/transitions/`, transition, {
          'If-Match': `"${supply.version}"`,
        }),
        'needs_missing',
        409,
      )
      expect(missing).toMatchObject([{ code: 'no_stock' }])
    }),
    success('makes received packs available for orders at once', async (people) => {
      const lot = await createLot(people)
      await reserveLot(people, lot.id)
      expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([
        { status: 'reserved', reserved_by: { company: { id: FRENCH } } },
      ])
    }),
    idempotent('receives packs once per idempotency key', async (people) => {
      const line = await findLargestReceivable(people)
      const visitor = await people.as('manager')
      const body = {
        supply_line_id: line.supply_line_id,
        location: 'SEGOT',
        packs: [{ barcode: null, pcs: 10 }],
      }
      const send = async () =>
        (
          await expectAnswer(
            await visitor.post('/lots/', body, { 'Idempotency-Key': 'received-once-only' }),
            'receiveLots',
          )
        ).items.map(({ id }) => id)
      expect(await send()).toEqual(await send())
    }),
    invalid(
      'refuses more than the rest, existing barcodes, and an unknown supply line',
      async (people) => {
        const lot = await createLot(people)
        const line = await findLargestReceivable(people)
        const visitor = await people.as('manager')
        const send = (body: Partial<Schemas['LotsReceived']>) =>
          visitor.post('/lots/', {
            supply_line_id: line.supply_line_id,
            location: 'SEGOT',
            packs: [{ barcode: null, pcs: 1 }],
            ...body,
          })
        await expectFieldErrors(
          await send({
            packs: [
              { barcode: null, pcs: 100_000 },
              { barcode: null, pcs: 100_000 },
            ],
          }),
          { '/packs': 'not_free' },
        )
        await expectFieldErrors(
          await send({
            packs: [
              { barcode: lot.barcode.toLowerCase(), pcs: 1 },
              { barcode: 'TWICE-1', pcs: 1 },
              { barcode: 'twice-1', pcs: 1 },
            ],
          }),
          { '/packs/0/barcode': 'duplicate', '/packs/2/barcode': 'duplicate' },
        )
        await expectFieldErrors(await send({ supply_line_id: UNKNOWN_ID, location: 'QQABC' }), {
          '/supply_line_id': 'not_found',
          '/location': 'wrong_format',
        })
      },
    ),
  ],
  changeLots: [
    success(
      'blocks packs with a reason, releases and moves them, and records each change',
      async (people) => {
        const lot = await createLot(people)
        const visitor = await people.as('country_manager')
        const take = async (body: Schemas['LotsChange']) =>
          (await expectAnswer(await visitor.post('/lots/changes/', body), 'changeLots')).items
        expect(await take(changeLots([lot.id], 'block'))).toMatchObject([
          { status: 'blocked', note: 'Found so at the count', version: 2 },
        ])
        expect(await take(changeLots([lot.id], 'release'))).toMatchObject([
          { status: 'available', note: null },
        ])
        expect(await take(changeLots([lot.id], 'move', 'NOOSL'))).toMatchObject([
          { location: 'NOOSL', status: 'available' },
        ])
        const { items } = await expectAnswer(
          await visitor.get(`/lots/${lot.id}/changes/`),
          'listLotChanges',
        )
        expect(items.map(({ kind }) => kind).toSorted()).toEqual([
          'blocked',
          'moved',
          'received',
          'released',
        ])
        expect(items.find(({ kind }) => kind === 'moved')).toMatchObject({
          location_before: 'SEGOT',
          location_after: 'NOOSL',
          reason: 'Found so at the count',
        })
      },
    ),
    idempotent('changes packs once per idempotency key', async (people) => {
      const lot = await createLot(people)
      const visitor = await people.as('manager')
      const send = async () =>
        (
          await expectAnswer(
            await visitor.post('/lots/changes/', changeLots([lot.id], 'block'), {
              'Idempotency-Key': `block ${lot.id}`,
            }),
            'changeLots',
          )
        ).items
      expect(await send()).toEqual(await send())
    }),
    invalid('changes none if one is reserved, unknown or unchanged', async (people) => {
      const [freeLot, reservedLot] = [await createLot(people), await createLot(people)]
      await reserveLot(people, reservedLot.id)
      const visitor = await people.as('manager')
      await expectFieldErrors(
        await visitor.post(
          '/lots/changes/',
          changeLots([freeLot.id, reservedLot.id, UNKNOWN_ID], 'block'),
        ),
        { '/lot_ids/1': 'reserved', '/lot_ids/2': 'not_found' },
      )
      await expectFieldErrors(
        await visitor.post('/lots/changes/', changeLots([freeLot.id], 'release')),
        {
          '/lot_ids/0': 'unexpected',
        },
      )
      await expectFieldErrors(
        await visitor.post('/lots/changes/', changeLots([freeLot.id], 'move')),
        {
          '/location': 'required',
        },
      )
      const problem = await expectProblem(
        await visitor.post('/lots/changes/', {
          ...changeLots([freeLot.id], 'move'),
          location: freeLot.location,
        }),
        'validation',
        422,
      )
      expect(problem.errors).toEqual([
        { pointer: '/location', code: 'unexpected', params: { name: freeLot.barcode } },
      ])
      expect(await listLots(people, `barcode=${freeLot.barcode}`)).toMatchObject([
        { status: 'available', version: 1 },
      ])
    }),
  ],
  correctLot: [
    success('stores the counted pieces, and removes a pack with none', async (people) => {
      const lot = await createLot(people)
      const visitor = await people.as('manager')
      const counted = await expectAnswer(
        await visitor.put(
          `/lots/${lot.id}/`,
          { pcs: 39, reason: 'Counted again' },
          { 'If-Match': '"1"' },
        ),
        'correctLot',
      )
      expect(counted).toMatchObject({ pcs: 39, version: 2, status: 'available' })
      expect(Number(counted.volume_m3)).toBeLessThan(Number(lot.volume_m3))
      expect(
        await expectAnswer(
          await visitor.put(
            `/lots/${lot.id}/`,
            { pcs: 0, removal: 'mistake', reason: 'Never came' },
            { 'If-Match': '"2"' },
          ),
          'correctLot',
        ),
      ).toMatchObject({ status: 'gone', volume_m3: '0.000' })
      expect(await listLots(people, `barcode=${lot.barcode}`)).toEqual([])
    }),
    success('counts a lost pack as received, and brings a removed pack back', async (people) => {
      const lot = await createLot(people)
      const visitor = await people.as('manager')
      let version = lot.version
      const correct = async (pcs: number, removal: Schemas['LotRemoval'] | null) => {
        const body = { pcs, removal, reason: 'Counted' }
        const answer = await visitor.put(`/lots/${lot.id}/`, body, { 'If-Match': `"${version}"` })
        const corrected = await expectAnswer(answer, 'correctLot')
        version = corrected.version
        return corrected
      }
      const readFree = async () => {
        const answer = await visitor.get(`/stock/receivable/?q=${lot.supply?.number}`)
        const { items } = await expectAnswer(answer, 'listReceivable')
        return items.reduce((sum, { free_m3 }) => sum + Number(free_m3), 0)
      }
      const before = await readFree()
      expect(await correct(0, 'lost')).toMatchObject({
        status: 'lost',
        pcs: 40,
        volume_m3: lot.volume_m3,
      })
      expect(await readFree()).toBeCloseTo(before, 3)
      expect(await listLots(people, `barcode=${lot.barcode}`)).toEqual([])
      expect(await listLots(people, `barcode=${lot.barcode}&status=lost`)).toHaveLength(1)
      expect(await correct(40, null)).toMatchObject({ status: 'available', pcs: 40 })
      await correct(0, 'lost')
      expect(await correct(0, 'mistake')).toMatchObject({ status: 'gone', pcs: 0 })
      expect(await readFree()).toBeCloseTo(before + Number(lot.volume_m3), 3)
      expect(await correct(40, null)).toMatchObject({
        status: 'available',
        pcs: 40,
        volume_m3: lot.volume_m3,
      })
      expect(await readFree()).toBeCloseTo(before, 3)
      const { items } = await expectAnswer(
        await visitor.get(`/lots/${lot.id}/changes/`),
        'listLotChanges',
      )
      const logged = items.map(({ kind, pcs_before, pcs_after }) => [kind, pcs_before, pcs_after])
      expect(logged.toReversed().slice(1)).toEqual([
        ['lost', 40, 0],
        ['corrected', 0, 40],
        ['lost', 40, 0],
        ['corrected', 40, 0],
        ['corrected', 0, 40],
      ])
    }),
    invalid('brings back no more than its supply has', async (people) => {
      const lot = await createLot(people)
      const visitor = await people.as('manager')
      const removed = await expectAnswer(
        await visitor.put(
          `/lots/${lot.id}/`,
          { pcs: 0, removal: 'mistake', reason: 'Never came' },
          { 'If-Match': '"1"' },
        ),
        'correctLot',
      )
      const correct = async (pcs: number) =>
        visitor.put(
          `/lots/${lot.id}/`,
          { pcs, reason: 'Found' },
          { 'If-Match': `"${removed.version}"` },
        )
      await expectFieldErrors(await correct(100_000), { '/pcs': 'not_free' })
      await expectProblem(
        await visitor.put(
          `/lots/${lot.id}/`,
          { pcs: 0, removal: 'lost', reason: 'Lost' },
          { 'If-Match': `"${removed.version}"` },
        ),
        'not_found',
        404,
      )
    }),
    invalid('asks why a pack without pieces leaves the stock', async (people) => {
      const lot = await createLot(people)
      const visitor = await people.as('manager')
      for (const [body, code] of [
        [{ pcs: 0 }, 'required'],
        [{ pcs: 0, removal: null }, 'required'],
        [{ pcs: 39, removal: 'lost' }, 'unexpected'],
      ] as const) {
        const correction = { ...body, reason: 'Counted again' }
        await expectFieldErrors(
          await visitor.put(`/lots/${lot.id}/`, correction, { 'If-Match': '"1"' }),
          { '/removal': code },
        )
      }
    }),
    invalid('refuses a change of a reserved pack, and requires a reason', async (people) => {
      const lot = await createLot(people)
      await reserveLot(people, lot.id)
      const visitor = await people.as('admin')
      const [listedLot] = await listLots(people, `barcode=${lot.barcode}`)
      await expectFieldErrors(
        await visitor.put(
          `/lots/${lot.id}/`,
          { pcs: 39, reason: 'Counted again' },
          { 'If-Match': `"${listedLot?.version}"` },
        ),
        { '/pcs': 'reserved' },
      )
      await expectFieldErrors(
        await visitor.put(
          `/lots/${lot.id}/`,
          { pcs: 39, reason: '' },
          { 'If-Match': `"${listedLot?.version}"` },
        ),
        { '/reason': 'required' },
      )
    }),
    stale('refuses a stale version', async (people) => {
      const lot = await createLot(people)
      await expectProblem(
        await (
          await people.as('manager')
        ).put(`/lots/${lot.id}/`, { pcs: 39, reason: 'Counted again' }, { 'If-Match': '"9"' }),
        'stale',
        412,
      )
    }),
    notFound('returns 404 for an unknown pack', async ({ as }) => {
      await expectProblem(
        await (
          await as('manager')
        ).put(`/lots/${UNKNOWN_ID}/`, { pcs: 39, reason: 'Counted again' }, { 'If-Match': '"1"' }),
        'not_found',
        404,
      )
    }),
  ],
  listLotChanges: [
    success('shows who received a pack', async (people) => {
      const lot = await createLot(people)
      const { items } = await expectAnswer(
        await (await people.as('admin')).get(`/lots/${lot.id}/changes/`),
        'listLotChanges',
      )
      expect(items).toMatchObject([
        {
          kind: 'received',
          pcs_before: 0,
          pcs_after: 40,
          by: { name: expect.stringMatching(/\w/) as string },
        },
      ])
    }),
    notFound('returns 404 for an unknown pack', async ({ as }) => {
      await expectProblem(
        await (await as('manager')).get(`/lots/${UNKNOWN_ID}/changes/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
