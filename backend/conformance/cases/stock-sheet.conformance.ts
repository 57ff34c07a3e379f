import { expect } from 'vitest'
import { convert } from '@domain/timber'
import type { Role, Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import type { People } from '../host'
import { sampleProduct } from '../fixtures/samples'
import {
  listLots,
  createLot,
  getBarcodeAfter,
  offerLot,
  receiveLots,
  reserveLot,
} from '../fixtures/saved-lots'
import {
  createReadySupply,
  sampleSupplyLine,
  postSupplyTransition,
} from '../fixtures/saved-supplies'

type Row = Schemas['StockSheetRow']

/** Returns the rows of a sheet, numbered from below its header. */
export const createSheet = (...rows: readonly Partial<Row>[]): Row[] =>
  rows.map((row, i) => ({
    row: i + 2,
    barcode: null,
    product: null,
    pcs: null,
    location: null,
    supply: null,
    blocked: null,
    note: null,
    version: null,
    confirmed: true,
    ...row,
  }))

export const previewSheet = async ({ as }: People, rows: Row[]) =>
  (
    await expectAnswer(
      await (await as('manager')).post('/stock/sheet/preview/', { rows }),
      'previewStockSheet',
    )
  ).rows
export const applySheet = async (
  { as }: People,
  rows: Row[],
  headers: Record<string, string> = {},
  removal: Schemas['LotRemoval'] | null = 'mistake',
) =>
  expectAnswer(
    await (
      await as('manager')
    ).post('/stock/sheet/', { reason: 'Count of November', removal, rows }, headers),
    'importStock',
  )
const listLotChanges = async ({ as }: People, { id }: Pick<Schemas['Lot'], 'id'>) =>
  (await expectAnswer(await (await as('manager')).get(`/lots/${id}/changes/`), 'listLotChanges'))
    .items

export const undoSheet = async (
  { as }: People,
  sheetId: string | null,
  headers: Record<string, string> = {},
) =>
  expectAnswer(
    await (await as('manager')).post(`/stock/sheets/${sheetId}/undo/`, undefined, headers),
    'undoStockSheet',
  )

const getSupplyNumber = ({ supply }: Pick<Schemas['Lot'], 'supply'>): string => supply?.number ?? ''

/** Returns what remains to be received of a pack's supply, m3 by line. */
const listReceivable = async ({ as }: People, lot: Pick<Schemas['Lot'], 'supply'>) => {
  const { items } = await expectAnswer(
    await (await as('manager')).get(`/stock/receivable/?q=${getSupplyNumber(lot)}`),
    'listReceivable',
  )
  return items.map(({ supply_line_id, free_m3 }) => [supply_line_id, free_m3])
}

/** Creates a pack of a new product, and a function that archives the product. */
async function createOwnPack(people: People) {
  const visitor = await people.as('admin')
  const write = sampleProduct()
  const product = await expectAnswer(await visitor.post('/products/', write), 'createProduct')
  const { id, lines } = await createReadySupply(
    people,
    {
      inspection_required: false,
      lines: [sampleSupplyLine({ product_id: product.id, specification: null })],
    },
    '38',
  )
  const packs = {
    supply_line_id: lines[0]?.id,
    location: 'SEGOT',
    packs: [{ barcode: null, pcs: 40 }],
  }
  const [lot] = (await expectAnswer(await visitor.post('/lots/', packs), 'receiveLots')).items
  if (!lot) throw new Error('Nothing was received.')
  async function archive() {
    const supply = await expectAnswer(await visitor.get(`/supplies/${id}/`), 'getSupply')
    expect(
      (
        await postSupplyTransition(people, 'purchase_manager', supply, {
          to: 'canceled',
          reason: 'Fire',
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await visitor.put(
          `/products/${product.id}/`,
          { ...write, status: 'archived' },
          { 'If-Match': '"1"' },
        )
      ).status,
    ).toBe(200)
  }
  return { product, lot, archive }
}

let codeCount = 0
/** Returns a barcode that no pack has. */
const createBarcode = () => `SHEET-${Date.now()}-${(codeCount += 1)}`

export const stockSheetCases = {
  previewStockSheet: [
    success('previews new, changed and unchanged packs without saving', async (people) => {
      const lot = await createLot(people)
      const barcode = createBarcode()
      const known = {
        barcode: lot.barcode,
        product: lot.product.name,
        pcs: 40,
        location: lot.location,
      }
      const rows = await previewSheet(
        people,
        createSheet(
          { ...known, pcs: 38, location: 'LVRIX' },
          {
            barcode,
            product: lot.product.id,
            pcs: 12,
            location: 'SEGOT',
            supply: getSupplyNumber(lot),
          },
        ),
      )
      expect(rows).toMatchObject([
        {
          row: 2,
          outcome: 'changed',
          version: 1,
          before: { pcs: 40, location: 'SEGOT' },
          after: { pcs: 38, location: 'LVRIX' },
          refusal: null,
        },
        {
          row: 3,
          outcome: 'new',
          version: null,
          product: lot.product.name,
          before: null,
          after: { pcs: 12, location: 'SEGOT', is_blocked: false },
        },
      ])
      expect(await previewSheet(people, createSheet(known, {}))).toMatchObject([
        { outcome: 'same' },
        { outcome: 'refused', refusal: 'no_product' },
      ])
      expect(await listLots(people, `barcode=${barcode}`)).toEqual([])
      expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([
        { pcs: 40, version: 1 },
      ])
    }),
    success('finds a pack by its barcode in any case, once', async (people) => {
      const lot = await createLot(people)
      const barcode = lot.barcode.toLowerCase()
      const rows = createSheet({ barcode, pcs: 38 }, { barcode: lot.barcode, pcs: 37 })
      expect(await previewSheet(people, rows)).toMatchObject([
        { outcome: 'changed', barcode: lot.barcode, before: { pcs: 40 }, after: { pcs: 38 } },
        { refusal: 'twice' },
      ])
    }),
    success(
      'refuses rows with a reason: reserved packs with their owner, and unknown values',
      async (people) => {
        const [lot, reservedLot, removedLot] = [
          await createLot(people),
          await createLot(people),
          await createLot(people),
        ]
        await reserveLot(people, reservedLot.id)
        const takenOut = { pcs: 0, removal: 'lost', reason: 'Not found' }
        expect(
          (
            await (
              await people.as('manager')
            ).put(`/lots/${removedLot.id}/`, takenOut, { 'If-Match': '"1"' })
          ).status,
        ).toBe(200)
        const fresh = {
          product: lot.product.name,
          pcs: 10,
          location: 'SEGOT',
          supply: getSupplyNumber(lot),
        }
        const rows = await previewSheet(
          people,
          createSheet(
            ...[
              { barcode: reservedLot.barcode, pcs: 39 },
              { barcode: reservedLot.barcode, pcs: 40 },
              { barcode: removedLot.barcode, pcs: 40 },
              { barcode: lot.barcode, product: 'Teak veneer' },
            ],
            ...[
              { barcode: lot.barcode, pcs: 40 },
              { ...fresh, barcode: createBarcode(), product: 'Teak veneer' },
              { ...fresh, barcode: createBarcode(), location: 'QQABC' },
            ],
            ...[
              { ...fresh, barcode: 'no code' },
              { ...fresh, barcode: createBarcode(), pcs: null },
              { ...fresh, barcode: createBarcode(), note: 'Wet' },
            ],
            ...[
              { ...fresh, barcode: createBarcode(), supply: null },
              { ...fresh, barcode: createBarcode(), supply: 'S-1999-0001' },
              { ...fresh, barcode: createBarcode(), pcs: 100_000 },
            ],
          ),
        )
        expect(rows.map(({ refusal }) => refusal)).toEqual([
          ...[
            'reserved',
            'twice',
            'gone',
            'other_product',
            'twice',
            'unknown_product',
            'unknown_location',
            'wrong_barcode',
            'no_pcs',
            'note_without_block',
          ],
          ...['no_supply', 'unknown_supply', 'not_free'],
        ])
        expect(rows[0]?.reserved_by?.company?.name).toBe('Charpentes Lemoine')
        expect(
          await previewSheet(people, createSheet({ barcode: lot.barcode, supply: 'S-1999-0001' })),
        ).toMatchObject([{ refusal: 'other_supply' }])
        expect(
          await previewSheet(
            people,
            createSheet({ barcode: reservedLot.barcode, location: 'LVRIX' }),
          ),
        ).toMatchObject([{ refusal: 'reserved' }])
        expect(
          await previewSheet(
            people,
            createSheet({
              barcode: reservedLot.barcode,
              pcs: 40,
              location: reservedLot.location,
              blocked: false,
            }),
          ),
        ).toMatchObject([{ outcome: 'same' }])
      },
    ),
    success(
      'adds no more packs of a supply than are unallocated, over all rows',
      async (people) => {
        const { line, items: lots } = await receiveLots(people, [
          { barcode: null, pcs: 40 },
          { barcode: null, pcs: 40 },
        ])
        const [one, other] = lots
        if (!one || !other) throw new Error('Nothing was received.')
        const [row] = await previewSheet(
          people,
          createSheet({ barcode: one.barcode, pcs: 100_000 }),
        )
        expect(row).toMatchObject({ refusal: 'not_free' })
        const free = await expectAnswer(
          await (await people.as('manager')).get(`/stock/receivable/?q=${line.supply.number}`),
          'listReceivable',
        )
        const left = Number(
          free.items.find(({ supply_line_id }) => supply_line_id === line.supply_line_id)
            ?.free_m3 ?? 0,
        )
        const some = Math.floor((0.6 * left) / (Number(one.volume_m3) / 40))
        expect(some).toBeGreaterThan(0)
        const two = await previewSheet(
          people,
          createSheet(
            { barcode: one.barcode, pcs: 40 + some },
            { barcode: other.barcode, pcs: 40 + some },
          ),
        )
        expect(two.map(({ refusal }) => refusal)).toEqual([null, 'not_free'])
      },
    ),
    invalid('refuses an empty sheet, and an invalid number of pieces', async ({ as }) => {
      const visitor = await as('manager')
      await expectFieldErrors(await visitor.post('/stock/sheet/preview/', { rows: [] }), {
        '/rows': 'too_short',
      })
      await expectFieldErrors(
        await visitor.post('/stock/sheet/preview/', { rows: createSheet({ pcs: -1 }) }),
        { '/rows/0/pcs': 'too_small' },
      )
    }),
  ],
  importStock: [
    success(
      'corrects, moves, blocks and adds packs, and records each in its history',
      async (people) => {
        const lot = await createLot(people)
        const barcode = createBarcode()
        const rows = createSheet(
          {
            barcode: lot.barcode,
            pcs: 38,
            location: 'LVRIX',
            blocked: true,
            note: 'Wet',
            version: 1,
          },
          {
            barcode,
            product: lot.product.name,
            pcs: 12,
            location: 'SEGOT',
            supply: getSupplyNumber(lot).toLowerCase(),
          },
        )
        expect(await applySheet(people, rows)).toMatchObject({
          taken: true,
          rows: [{ outcome: 'changed' }, { outcome: 'new' }],
        })
        expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([
          { pcs: 38, location: 'LVRIX', status: 'blocked', note: 'Wet', version: 2 },
        ])
        const changes = await listLotChanges(people, lot)
        expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
          'blocked',
          'corrected',
          'moved',
          'received',
        ])
        expect(changes.find(({ kind }) => kind === 'corrected')).toMatchObject({
          pcs_before: 40,
          pcs_after: 38,
          reason: 'Count of November',
        })
        const [added] = await listLots(people, `barcode=${barcode}`)
        expect(added).toMatchObject({ pcs: 12, status: 'available', supply: lot.supply })
        expect(
          await applySheet(
            people,
            createSheet(
              { barcode: lot.barcode, blocked: false, version: 2 },
              { barcode, pcs: 0, version: 1 },
            ),
          ),
        ).toMatchObject({ taken: true })
        expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([
          { status: 'available', note: null },
        ])
        expect(await listLots(people, `barcode=${barcode}`)).toEqual([])
      },
    ),
    success('imports nothing if a pack changed since the preview, and names it', async (people) => {
      const [lot, other] = [await createLot(people), await createLot(people)]
      const rows = createSheet(
        { barcode: other.barcode, pcs: 39, version: 1 },
        { barcode: lot.barcode, pcs: 39, version: 1 },
      )
      expect(
        (
          await (
            await people.as('admin')
          ).put(`/lots/${lot.id}/`, { pcs: 37, reason: 'Counted' }, { 'If-Match': '"1"' })
        ).status,
      ).toBe(200)
      const answer = await applySheet(people, rows)
      expect(answer).toMatchObject({
        taken: false,
        rows: [
          { refusal: null },
          { barcode: lot.barcode, refusal: 'changed_since', before: { pcs: 37 } },
        ],
      })
      expect(await listLots(people, `barcode=${other.barcode}`)).toMatchObject([
        { pcs: 40, version: 1 },
      ])
    }),
    success('does not change a pack that was reserved since the preview', async (people) => {
      const lot = await createLot(people)
      const rows = createSheet({ barcode: lot.barcode, pcs: 0, version: 1 })
      expect(await previewSheet(people, rows)).toMatchObject([{ outcome: 'changed' }])
      await reserveLot(people, lot.id)
      expect(await applySheet(people, rows)).toMatchObject({ taken: false })
      expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([
        { pcs: 40, status: 'reserved' },
      ])
    }),
    success('counts a lost pack as received, and brings it back', async (people) => {
      const lot = await createLot(people)
      const before = await listReceivable(people, lot)
      const rows = createSheet({ barcode: lot.barcode, pcs: 0, version: 1 })
      const { sheet_id, rows: applied } = await applySheet(people, rows, {}, 'lost')
      expect(applied).toMatchObject([{ outcome: 'changed', after: { pcs: 0 } }])
      expect(await listReceivable(people, lot)).toEqual(before)
      expect(await listLots(people, `barcode=${lot.barcode}`)).toEqual([])
      expect(await listLotChanges(people, lot)).toMatchObject([
        { kind: 'lost', pcs_before: 40, pcs_after: 0 },
        { kind: 'received' },
      ])
      expect(
        await previewSheet(people, createSheet({ barcode: lot.barcode, pcs: 40 })),
      ).toMatchObject([{ refusal: 'gone' }])
      expect(await undoSheet(people, sheet_id)).toEqual({ undone: 1, kept: [] })
      expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([
        { pcs: 40, status: 'available', volume_m3: lot.volume_m3 },
      ])
      expect(await listReceivable(people, lot)).toEqual(before)
    }),
    invalid('asks why packs without pieces leave the stock', async (people) => {
      const lot = await createLot(people)
      const rows = createSheet({ barcode: lot.barcode, pcs: 0, version: 1 })
      await expectFieldErrors(
        await (
          await people.as('manager')
        ).post('/stock/sheet/', { reason: 'Count of November', rows }),
        { '/removal': 'required' },
      )
      expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([{ pcs: 40 }])
    }),
    success('requires confirmation that a pack leaves the stock', async (people) => {
      const lot = await createLot(people)
      const rows = createSheet({ barcode: lot.barcode, pcs: 0, version: 1, confirmed: false })
      expect(await previewSheet(people, rows)).toMatchObject([
        { outcome: 'changed', alert: 'taken_out' },
      ])
      expect(await applySheet(people, rows)).toMatchObject({
        taken: false,
        rows: [{ outcome: 'refused', refusal: 'unconfirmed' }],
      })
      expect(
        await applySheet(
          people,
          rows.map((row) => ({ ...row, confirmed: true })),
        ),
      ).toMatchObject({ taken: true })
    }),
    success(
      'generates barcodes that no pack has, whatever numbers the rows have',
      async (people) => {
        const lot = await createLot(people)
        const pack = {
          product: lot.product.name,
          pcs: 1,
          location: 'SEGOT',
          supply: getSupplyNumber(lot),
        }
        const typed = { ...pack, barcode: getBarcodeAfter(lot, 1) }
        expect(await applySheet(people, createSheet(typed, pack))).toMatchObject({ taken: true })
        expect(await listLots(people, `barcode=${getBarcodeAfter(lot, 2)}`)).toHaveLength(1)
      },
    ),
    idempotent('is imported once, and generates missing barcodes', async (people) => {
      const lot = await createLot(people)
      const location = 'NOOSL'
      const query = `product_id=${lot.product.id}&location=${location}`
      const before = (await listLots(people, query)).length
      const rows = createSheet({
        product: lot.product.name,
        pcs: 7,
        location,
        supply: getSupplyNumber(lot),
      })
      const send = () => applySheet(people, rows, { 'Idempotency-Key': `sheet ${lot.id}` })
      expect(await send()).toEqual(await send())
      const after = await listLots(people, query)
      expect(after).toHaveLength(before + 1)
      expect(after.find(({ pcs }) => pcs === 7)?.barcode).toMatch(/^L-\d{4}-\d{4,}$/)
    }),
    invalid('requires a reason', async ({ as }) => {
      await expectFieldErrors(
        await (
          await as('manager')
        ).post('/stock/sheet/', { reason: '', rows: createSheet({ pcs: 1 }) }),
        { '/reason': 'required' },
      )
    }),
  ],
  listStockSheets: [
    success('lists own sheets, and all sheets for roles that can see all', async (people) => {
      const lot = await createLot(people)
      const { sheet_id } = await applySheet(
        people,
        createSheet({ barcode: lot.barcode, pcs: 39, version: 1 }),
      )
      const read = async (role: Role) =>
        (await expectAnswer(await (await people.as(role)).get('/stock/sheets/'), 'listStockSheets'))
          .items
      expect((await read('admin')).find(({ id }) => id === sheet_id)).toMatchObject({
        reason: 'Count of November',
        packs: 1,
        undone_at: null,
      })
      expect((await read('manager')).map(({ id }) => id)).toContain(sheet_id)
      expect((await read('country_manager')).map(({ id }) => id)).not.toContain(sheet_id)
    }),
  ],
  undoStockSheet: [
    success('restores each pack, with a reason for each that stays', async (people) => {
      const [restoredLot, changedLot, reservedLot] = [
        await createLot(people),
        await createLot(people),
        await createLot(people),
      ]
      const row = (lot: Schemas['Lot']) => ({ barcode: lot.barcode, pcs: 39, version: 1 })
      const { sheet_id } = await applySheet(
        people,
        createSheet(
          { ...row(restoredLot), location: 'LVRIX', blocked: true, note: 'Wet' },
          row(changedLot),
          row(reservedLot),
        ),
      )
      expect(
        (
          await (
            await people.as('admin')
          ).put(`/lots/${changedLot.id}/`, { pcs: 37, reason: 'Counted' }, { 'If-Match': '"2"' })
        ).status,
      ).toBe(200)
      await reserveLot(people, reservedLot.id)
      const { undone, kept } = await undoSheet(people, sheet_id)
      expect(undone).toBe(1)
      expect(kept).toHaveLength(2)
      expect(kept.find(({ barcode }) => barcode === changedLot.barcode)).toMatchObject({
        product: changedLot.product.name,
        refusal: 'changed_since',
        reserved_by: null,
      })
      expect(kept.find(({ barcode }) => barcode === reservedLot.barcode)).toMatchObject({
        refusal: 'reserved',
        reserved_by: { company: { name: 'Charpentes Lemoine' } },
      })
      expect(await listLots(people, `barcode=${restoredLot.barcode}`)).toMatchObject([
        {
          pcs: 40,
          location: restoredLot.location,
          status: 'available',
          note: null,
          volume_m3: restoredLot.volume_m3,
          version: 3,
        },
      ])
      expect(await listLots(people, `barcode=${changedLot.barcode}`)).toMatchObject([{ pcs: 37 }])
      expect(await listLots(people, `barcode=${reservedLot.barcode}`)).toMatchObject([
        { pcs: 39, status: 'reserved' },
      ])
      expect(await listLotChanges(people, restoredLot)).toContainEqual(
        expect.objectContaining({
          kind: 'taken_back',
          pcs_before: 39,
          pcs_after: 40,
          location_before: 'LVRIX',
          location_after: restoredLot.location,
        }),
      )
      const listed = (
        await expectAnswer(
          await (await people.as('manager')).get('/stock/sheets/'),
          'listStockSheets',
        )
      ).items.find(({ id }) => id === sheet_id)
      expect(listed).toMatchObject({ packs: 3, left: 2, undone_at: null })
    }),
    success('undoes three sheets of one pack, newest first', async (people) => {
      const lot = await createLot(people)
      const sheets: (string | null)[] = []
      for (const [i, pcs] of [39, 38, 37].entries())
        sheets.push(
          (await applySheet(people, createSheet({ barcode: lot.barcode, pcs, version: i + 1 })))
            .sheet_id,
        )
      expect(await undoSheet(people, sheets[0] ?? '')).toMatchObject({
        undone: 0,
        kept: [
          {
            barcode: lot.barcode,
            refusal: 'later_sheet',
            by: { name: expect.stringMatching(/\w/) as string },
          },
        ],
      })
      for (const pcs of [38, 39, 40]) {
        const id = sheets.pop() ?? ''
        expect(await undoSheet(people, id)).toEqual({ undone: 1, kept: [] })
        expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([{ pcs }])
        await expectProblem(
          await (await people.as('manager')).post(`/stock/sheets/${id}/undo/`),
          'not_allowed_now',
          409,
        )
      }
    }),
    success('restores removed packs, and frees the barcodes of new packs', async (people) => {
      const lot = await createLot(people)
      const barcode = createBarcode()
      const fresh = {
        barcode,
        product: lot.product.name,
        pcs: 12,
        location: 'SEGOT',
        supply: getSupplyNumber(lot),
      }
      const before = await listReceivable(people, lot)
      const { sheet_id } = await applySheet(
        people,
        createSheet({ barcode: lot.barcode, pcs: 0, version: 1 }, fresh),
      )
      expect(await listReceivable(people, lot)).not.toEqual(before)
      expect(await listLots(people, `barcode=${lot.barcode}`)).toEqual([])
      expect(await undoSheet(people, sheet_id)).toEqual({ undone: 2, kept: [] })
      expect(await listReceivable(people, lot)).toEqual(before)
      expect(await listLots(people, `barcode=${lot.barcode}`)).toMatchObject([
        { pcs: 40, status: 'available' },
      ])
      expect(await listLots(people, `barcode=${barcode}`)).toEqual([])
      expect(await previewSheet(people, createSheet({ ...fresh, pcs: 14 }))).toMatchObject([
        { outcome: 'new' },
      ])
    }),
    success('keeps a new pack that is on offer', async (people) => {
      const lot = await createLot(people)
      const barcode = createBarcode()
      const { sheet_id } = await applySheet(
        people,
        createSheet({
          barcode,
          product: lot.product.name,
          pcs: 12,
          location: 'SEGOT',
          supply: getSupplyNumber(lot),
        }),
      )
      const [added] = await listLots(people, `barcode=${barcode}`)
      await offerLot(people, added?.id ?? '')
      expect(await undoSheet(people, sheet_id)).toMatchObject({
        undone: 0,
        kept: [{ barcode, refusal: 'in_use' }],
      })
    }),
    success('restores no more than the supply still has', async (people) => {
      const { line, items } = await receiveLots(people, [{ barcode: null, pcs: 40 }])
      const [lot] = items
      if (!lot) throw new Error('Nothing was received.')
      const { sheet_id } = await applySheet(
        people,
        createSheet({ barcode: lot.barcode, pcs: 0, version: 1 }),
      )
      const free = await expectAnswer(
        await (await people.as('manager')).get(`/stock/receivable/?q=${line.supply.number}`),
        'listReceivable',
      )
      const left = Number(
        free.items.find(({ supply_line_id }) => supply_line_id === line.supply_line_id)?.free_m3 ??
          0,
      )
      const product = await expectAnswer(
        await (await people.as('manager')).get(`/products/${lot.product.id}/`),
        'getProduct',
      )
      const { m3 } = convert('10000', 'pcs', product)
      const [pack, piece] = [Number(lot.volume_m3), Number(m3.ok ? m3.value : 0) / 10_000]
      const all = Math.floor((left - pack / 2) / piece)
      const packs = {
        supply_line_id: line.supply_line_id,
        location: 'SEGOT',
        packs: [{ barcode: null, pcs: all }],
      }
      await expectAnswer(await (await people.as('manager')).post('/lots/', packs), 'receiveLots')
      expect(await undoSheet(people, sheet_id)).toMatchObject({
        undone: 0,
        kept: [{ barcode: lot.barcode, refusal: 'not_free' }],
      })
      // The wood of the demo is for the other cases too.
      const [barcode] = (
        await listLots(people, `product_id=${lot.product.id}&location=SEGOT`)
      ).filter(({ pcs }) => pcs === all)
      expect(
        (
          await (
            await people.as('manager')
          ).put(
            `/lots/${barcode?.id}/`,
            { pcs: 0, removal: 'mistake', reason: 'Not there' },
            { 'If-Match': '"1"' },
          )
        ).status,
      ).toBe(200)
    }),
    success('restores no pack of a product that was archived since', async (people) => {
      const { product, lot, archive } = await createOwnPack(people)
      const { sheet_id } = await applySheet(
        people,
        createSheet({ barcode: lot.barcode, pcs: 0, version: 1 }),
      )
      await archive()
      expect(await undoSheet(people, sheet_id)).toMatchObject({
        undone: 0,
        kept: [{ barcode: lot.barcode, product: product.name, refusal: 'archived' }],
      })
      expect(await listLots(people, `barcode=${lot.barcode}`)).toEqual([])
    }),
    idempotent('repeats the result for a repeated call', async (people) => {
      const lot = await createLot(people)
      const { sheet_id } = await applySheet(
        people,
        createSheet({ barcode: lot.barcode, pcs: 39, version: 1 }),
      )
      const send = () => undoSheet(people, sheet_id, { 'Idempotency-Key': `undo ${lot.id}` })
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for another user’s sheet', async (people) => {
      const lot = await createLot(people)
      const { sheet_id } = await applySheet(
        people,
        createSheet({ barcode: lot.barcode, pcs: 39, version: 1 }),
      )
      await expectProblem(
        await (await people.as('country_manager')).post(`/stock/sheets/${sheet_id}/undo/`),
        'not_found',
        404,
      )
      await expectProblem(
        await (await people.as('admin')).post(`/stock/sheets/${UNKNOWN_ID}/undo/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
