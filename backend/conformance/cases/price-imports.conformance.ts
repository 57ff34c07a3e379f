import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { productList } from '../../seed/product-list'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import { sampleCompany } from '../fixtures/saved-companies'
import {
  takeNextProduct,
  createPrice,
  listPrices,
  createSheetRow,
  createSheetId,
  addSeenVersions,
  confirmSheet,
  importSheet,
  undoImport,
  toPriceTerms,
} from '../fixtures/saved-prices'

export const priceImportCases = {
  previewPriceImport: [
    success('returns the outcome of each row without saving', async (people) => {
      const product = takeNextProduct(people)
      await importSheet(people, [
        createSheetRow(2, product.name),
        createSheetRow(3, product.name, {
          start_date: '2026-06-01',
          end_date: '2026-06-30',
          price: '400.00',
        }),
      ])
      const rows = [
        createSheetRow(2, product.name, {
          start_date: '2026-06-01',
          end_date: '2026-06-30',
          price: '400.00',
        }),
        createSheetRow(3, product.name, { start_date: '2026-07-01', price: '360.00' }),
        createSheetRow(4, product.name, { price: '349.65', end_date: '2026-05-31' }),
        createSheetRow(5, product.name, { start_date: '2026-06-15', end_date: '2026-06-20' }),
        createSheetRow(6, 'Teak veneer'),
        createSheetRow(7, product.name, { country: 'ZZ' }),
        createSheetRow(8, product.name, { country: null, company: 'Nobody & Sons' }),
        createSheetRow(9, product.name, { start_date: '2026-02-30' }),
        createSheetRow(10, product.name, { start_date: '2026-07-01', price: '361.00' }),
        createSheetRow(11, product.name, { price: null, start_date: '2026-09-01' }),
      ]
      const visitor = await people.as('global_manager')
      const before = await listPrices(people, `list=sale&product_id=${product.id}`)
      const preview = await expectAnswer(
        await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
        'previewPriceImport',
      )
      expect(preview.rows.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
        ...[
          'same',
          'new',
          'changed',
          'overlap',
          'unknown_product',
          'unknown_country',
          'unknown_company',
          'wrong_day',
          'twice',
          'no_price',
        ],
      ])
      expect(preview.rows[2]).toMatchObject({ before: '333.00', after: '349.65', percent: '5' })
      expect(preview.rows[3]).toMatchObject({ other: '2026-06-01 – 2026-06-30' })
      expect(await listPrices(people, `list=sale&product_id=${product.id}`)).toEqual(before)
    }),
    success('refuses rows that the user may not set', async (people) => {
      const { name } = takeNextProduct(people)
      const rows = [
        createSheetRow(2, name),
        createSheetRow(3, name, { country: null }),
        createSheetRow(4, name, { country: null, company: 'Houtland Vlaanderen NV' }),
        createSheetRow(5, name, { country: null, company: 'Maderas Levante SL' }),
      ]
      const listPrices = async (role: Role) =>
        (
          await expectAnswer(
            await (await people.as(role)).post('/prices/imports/preview/', { list: 'sale', rows }),
            'previewPriceImport',
          )
        ).rows.map(({ outcome, refusal }) => refusal ?? outcome)
      expect(await listPrices('manager')).toEqual([
        'not_yours',
        'not_yours',
        'unknown_company',
        'new',
      ])
      expect(await listPrices('country_manager')).toEqual([
        'not_yours',
        'not_yours',
        'new',
        'unknown_company',
      ])
    }),
    invalid('refuses an empty sheet and unknown units', async ({ as }) => {
      const visitor = await as('admin')
      await expectFieldErrors(
        await visitor.post('/prices/imports/preview/', { list: 'sale', rows: [] }),
        { '/rows': 'too_short' },
      )
      await expectFieldErrors(
        await visitor.post('/prices/imports/preview/', {
          list: 'sale',
          rows: [{ ...createSheetRow(2, 'x'), unit: 'yard' }],
        }),
        { '/rows/0/unit': 'unknown_value' },
      )
    }),
  ],
  importPrices: [
    success('imports valid rows, and changes nothing when repeated', async (people) => {
      const product = takeNextProduct(people)
      const rows = [
        createSheetRow(2, product.name),
        createSheetRow(3, product.name, { start_date: '2026-08-01', price: '350.00' }),
        createSheetRow(4, 'Teak veneer'),
      ]
      const { import_id, rows: first } = await importSheet(people, rows)
      const [winter, summer] = [
        { from: '2026-02-01', until: '2026-07-31' },
        { from: '2026-08-01', until: null },
      ]
      expect(first.map(({ outcome, ends, days }) => [outcome, ends, days])).toEqual([
        ['new', null, winter],
        ['new', '2026-07-31', summer],
        ['refused', null, null],
      ])
      const visitor = await people.as('admin')
      const again = await expectAnswer(
        await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
        'previewPriceImport',
      )
      expect(again.rows.map(({ outcome, days }) => [outcome, days])).toEqual([
        ['same', winter],
        ['same', summer],
        ['refused', null],
      ])
      const prices = await listPrices(people, `list=sale&product_id=${product.id}&country=IS`)
      expect(new Map(prices.map(({ start_date, end_date }) => [start_date, end_date]))).toEqual(
        new Map([
          ['2026-02-01', '2026-07-31'],
          ['2026-08-01', null],
        ]),
      )
      await expectProblem(
        await visitor.post('/prices/imports/', { import_id, list: 'sale', rows, is_last: true }),
        'not_allowed_now',
        409,
      )
    }),
    success(
      'skips rows of a later sheet that an earlier sheet changed since the preview',
      async (people) => {
        const [unchangedProduct, changedProduct] = [
          takeNextProduct(people),
          takeNextProduct(people),
        ]
        await importSheet(people, [createSheetRow(2, unchangedProduct.name, { price: '300.00' })])
        const first = await addSeenVersions(people, [
          createSheetRow(2, unchangedProduct.name, { price: '310.00' }),
        ])
        const second = await addSeenVersions(
          people,
          [
            createSheetRow(2, unchangedProduct.name, { price: '320.00' }),
            createSheetRow(3, unchangedProduct.name, { start_date: '2026-09-01', price: '330.00' }),
            createSheetRow(4, changedProduct.name),
          ],
          'admin',
        )
        expect((await confirmSheet(people, first)).rows).toMatchObject([{ outcome: 'changed' }])
        expect((await confirmSheet(people, second, 'admin')).rows).toMatchObject([
          { row: 2, outcome: 'refused', refusal: 'changed_since' },
          { row: 3, outcome: 'refused', refusal: 'changed_since' },
          { row: 4, outcome: 'new' },
        ])
        expect(
          (await listPrices(people, `list=sale&product_id=${unchangedProduct.id}&country=IS`)).map(
            ({ price, end_date }) => [price, end_date],
          ),
        ).toEqual([['310.00', null]])
      },
    ),
    success('refuses a new price if another was added since the preview', async (people) => {
      const { id, name } = takeNextProduct(people)
      const [first, second] = [
        await addSeenVersions(people, [createSheetRow(2, name)]),
        await addSeenVersions(people, [createSheetRow(2, name, { price: '340.00' })], 'admin'),
      ]
      await confirmSheet(people, first)
      expect((await confirmSheet(people, second, 'admin')).rows).toMatchObject([
        { outcome: 'refused', refusal: 'changed_since' },
      ])
      expect(
        (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
          ({ price }) => price,
        ),
      ).toEqual(['333.00'])
    }),
    success('moves the border between two periods, in any order of rows', async (people) => {
      const [spring, summer] = [
        { end_date: '2026-03-31' },
        { start_date: '2026-04-01', price: '340.00' },
      ]
      for (const order of ['as they follow', 'the other way round']) {
        const { id, name } = takeNextProduct(people)
        const put = (rows: Schemas['ImportedPrice'][]) =>
          importSheet(people, order === 'as they follow' ? rows : rows.toReversed())
        await put([createSheetRow(2, name, spring), createSheetRow(3, name, summer)])
        const listDays = async () =>
          new Set(
            (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
              ({ start_date, end_date, price }) => [start_date, end_date, price].join(' '),
            ),
          )
        const later = await put([
          createSheetRow(2, name, { end_date: '2026-04-30' }),
          createSheetRow(3, name, { ...summer, start_date: '2026-05-01' }),
        ])
        expect(
          new Set(later.rows.map(({ outcome, moved, days }) => [outcome, moved, days])),
        ).toEqual(
          new Set([
            ['changed', '2026-02-01 – 2026-03-31', { from: '2026-02-01', until: '2026-04-30' }],
            ['changed', '2026-04-01 –', { from: '2026-05-01', until: null }],
          ]),
        )
        expect(await listDays()).toEqual(
          new Set(['2026-02-01 2026-04-30 333.00', '2026-05-01  340.00']),
        )
        await put([
          createSheetRow(2, name, { end_date: '2026-02-28' }),
          createSheetRow(3, name, { ...summer, start_date: '2026-03-01' }),
        ])
        expect(await listDays()).toEqual(
          new Set(['2026-02-01 2026-02-28 333.00', '2026-03-01  340.00']),
        )
        expect((await undoImport(people, later.import_id)).kept.map(({ why }) => why)).toEqual([
          'later_sheet',
          'later_sheet',
        ])
      }
    }),
    success(
      'requires confirmation of a zero price and a change above 30 %, and applies the others',
      async (people) => {
        const [zero, big, small] = [
          takeNextProduct(people),
          takeNextProduct(people),
          takeNextProduct(people),
        ]
        await importSheet(
          people,
          [zero, big, small].map(({ name }, i) => createSheetRow(i + 2, name, { price: '300.00' })),
        )
        const rows = [
          createSheetRow(2, zero.name, { price: '0.00' }),
          createSheetRow(3, big.name, { price: '391.00' }),
          createSheetRow(4, small.name, { price: '390.00' }),
        ]
        const visitor = await people.as('global_manager')
        const preview = await expectAnswer(
          await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
          'previewPriceImport',
        )
        expect(preview.rows.map(({ alert }) => alert)).toEqual(['zero_price', 'big_change', null])
        const shown = await addSeenVersions(people, rows)
        expect((await confirmSheet(people, shown)).rows.map(({ refusal }) => refusal)).toEqual([
          'unconfirmed',
          'unconfirmed',
          null,
        ])
        const confirmed = (await addSeenVersions(people, rows)).map((row) => ({
          ...row,
          confirmed: true,
        }))
        expect((await confirmSheet(people, confirmed)).rows.map(({ outcome }) => outcome)).toEqual([
          'changed',
          'changed',
          'same',
        ])
      },
    ),
    success(
      'compares the first price of a country with the one that applied there until then',
      async (people) => {
        const name = productList[0]?.name ?? ''
        const start_date = '2026-11-20'
        const visitor = await people.as('global_manager')
        const previewRows = async (rows: Schemas['ImportedPrice'][]) =>
          (
            await expectAnswer(
              await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
              'previewPriceImport',
            )
          ).rows
        const [first] = await previewRows([createSheetRow(2, name, { start_date, country: 'CY' })])
        const before = first?.before ?? null
        expect(Number(before)).toBeGreaterThan(0)
        const createRow = (row: number, country: string, share: number) =>
          createSheetRow(row, name, {
            start_date,
            country,
            price: (Number(before) * share).toFixed(2),
          })
        const rows = [createRow(2, 'CY', 1.35), createRow(3, 'GR', 1.25)]
        const general = { outcome: 'new', before, before_scope: 'general' }
        expect(await previewRows(rows)).toMatchObject([
          { ...general, alert: 'big_change' },
          { ...general, alert: null, percent: expect.stringMatching(/^25/) as string },
        ])
        const shown = await addSeenVersions(people, rows)
        expect((await confirmSheet(people, shown)).rows.map(({ refusal }) => refusal)).toEqual([
          'unconfirmed',
          null,
        ])
      },
    ),
    success(
      'skips a price that follows an unconfirmed one, and shows previous prices in the row’s unit',
      async (people) => {
        const { id, name } = takeNextProduct(people)
        await importSheet(people, [createSheetRow(2, name, { price: '300.00' })])
        const visitor = await people.as('global_manager')
        const perPiece = {
          list: 'sale',
          rows: [createSheetRow(2, name, { price: '7.00', unit: 'pcs' })],
        }
        const [piece] = (
          await expectAnswer(
            await visitor.post('/prices/imports/preview/', perPiece),
            'previewPriceImport',
          )
        ).rows
        const before = Number(piece?.before)
        expect(piece).toMatchObject({ unit: 'pcs', after: '7.00' })
        expect(before).not.toBe(300)
        expect(Number(piece?.percent)).toBeCloseTo(((7 - before) / before) * 100, 0)
        const shown = await addSeenVersions(people, [
          createSheetRow(2, name, { start_date: '2026-05-01', price: '500.00' }),
          createSheetRow(3, name, { start_date: '2026-07-01', price: '510.00' }),
        ])
        expect((await confirmSheet(people, shown)).rows.map(({ refusal }) => refusal)).toEqual([
          'unconfirmed',
          'neighbour_unconfirmed',
        ])
        expect(
          (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
            ({ price, end_date }) => [price, end_date],
          ),
        ).toEqual([['300.00', null]])
        const confirmed = shown.map((row) => ({ ...row, confirmed: true }))
        expect((await confirmSheet(people, confirmed)).rows.map(({ outcome }) => outcome)).toEqual([
          'new',
          'new',
        ])
      },
    ),
    success('lists a sheet without its last part as unfinished', async (people) => {
      const [one, other] = [takeNextProduct(people), takeNextProduct(people)]
      const import_id = createSheetId()
      const visitor = await people.as('global_manager')
      const send = async (name: string, is_last: boolean) =>
        expectAnswer(
          await visitor.post('/prices/imports/', {
            import_id,
            list: 'sale',
            rows: [createSheetRow(2, name)],
            is_last,
          }),
          'importPrices',
        )
      const listSheets = async () =>
        (await expectAnswer(await visitor.get('/prices/imports/'), 'listPriceImports')).items.find(
          ({ id }) => id === import_id,
        )
      await send(one.name, false)
      expect(await listSheets()).toMatchObject({ rows: 1, is_finished: false })
      await send(other.name, true)
      expect(await listSheets()).toMatchObject({ rows: 2, is_finished: true })
    }),
    idempotent('repeats the result for a repeated call', async (people) => {
      const { name } = takeNextProduct(people)
      const rows = await addSeenVersions(people, [
        createSheetRow(2, name),
        createSheetRow(3, name, { start_date: '2026-08-01' }),
      ])
      const body = { import_id: createSheetId(), list: 'sale', rows, is_last: true }
      const send = async () =>
        expectAnswer(
          await (
            await people.as('global_manager')
          ).post('/prices/imports/', body, { 'Idempotency-Key': `part ${body.import_id}` }),
          'importPrices',
        )
      expect(await send()).toEqual(await send())
    }),
    invalid('refuses more than a thousand rows at once', async ({ as }) => {
      const rows = Array.from({ length: 1001 }, (_, i) => createSheetRow(i + 2, 'x'))
      await expectFieldErrors(
        await (
          await as('admin')
        ).post('/prices/imports/', {
          import_id: createSheetId(),
          list: 'sale',
          rows,
          is_last: true,
        }),
        { '/rows': 'too_many' },
      )
    }),
  ],
  listPriceImports: [
    success('lists every sheet page by page, newest first', async (people) => {
      const importIds: string[] = []
      for (const price of ['300.00', '310.00', '320.00'])
        importIds.push(
          (await importSheet(people, [createSheetRow(2, takeNextProduct(people).name, { price })]))
            .import_id,
        )
      const visitor = await people.as('global_manager')
      const readPage = async (cursor?: string) =>
        expectAnswer(
          await visitor.get(`/prices/imports/?limit=2${cursor ? `&cursor=${cursor}` : ''}`),
          'listPriceImports',
        )
      const first = await readPage()
      const second = await readPage(first.next_cursor ?? '')
      expect(
        [...first.items, ...second.items]
          .map(({ id }) => id)
          .slice(0, 3)
          .toSorted(),
      ).toEqual(importIds.toSorted())
      expect(first.items).toHaveLength(2)
    }),
    success('lists own sheets, and all sheets for roles that can see all', async (people) => {
      const { name } = takeNextProduct(people)
      const { import_id } = await importSheet(people, [createSheetRow(2, name)])
      const read = async (role: Role) =>
        (
          await expectAnswer(
            await (await people.as(role)).get('/prices/imports/'),
            'listPriceImports',
          )
        ).items
      expect((await read('admin')).find(({ id }) => id === import_id)).toMatchObject({
        rows: 1,
        undone_at: null,
        list: 'sale',
      })
      expect((await read('manager')).map(({ id }) => id)).not.toContain(import_id)
    }),
    invalid('accepts its own cursors only', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/prices/imports/?cursor=abc'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
  undoPriceImport: [
    success('restores each price except those changed since', async (people) => {
      const [changedProduct, restoredProduct] = [takeNextProduct(people), takeNextProduct(people)]
      await importSheet(people, [createSheetRow(2, restoredProduct.name, { price: '300.00' })])
      const { import_id } = await importSheet(people, [
        createSheetRow(2, changedProduct.name),
        createSheetRow(3, restoredProduct.name, { price: '310.00' }),
        createSheetRow(4, restoredProduct.name, { start_date: '2026-10-01' }),
      ])
      const visitor = await people.as('global_manager')
      const [changed] = await listPrices(
        people,
        `list=sale&product_id=${changedProduct.id}&country=IS`,
      )
      if (!changed) throw new Error('The sheet was not taken in.')
      await visitor.put(
        `/prices/${changed.id}/`,
        { ...toPriceTerms(changed), price: '1.00' },
        { 'If-Match': `"${changed.version}"` },
      )
      expect(await undoImport(people, import_id)).toMatchObject({
        undone: 2,
        reopened: 1,
        kept: [
          {
            product: changedProduct.name,
            country: 'IS',
            company: null,
            start_date: '2026-02-01',
            why: 'changed_since',
          },
        ],
      })
      expect(
        (await listPrices(people, `list=sale&product_id=${changedProduct.id}&country=IS`)).map(
          ({ price }) => price,
        ),
      ).toEqual(['1.00'])
      expect(
        (await listPrices(people, `list=sale&product_id=${restoredProduct.id}&country=IS`)).map(
          ({ price, end_date }) => [price, end_date],
        ),
      ).toEqual([['300.00', null]])
      // Kept prices are listed, and go back once their content is as the sheet left it.
      const listSheets = async () =>
        (await expectAnswer(await visitor.get('/prices/imports/'), 'listPriceImports')).items.find(
          ({ id }) => id === import_id,
        )
      expect(await listSheets()).toMatchObject({ rows: 3, left: 1, undone_at: null })
      const [importedPrice] = await listPrices(
        people,
        `list=sale&product_id=${changedProduct.id}&country=IS`,
      )
      await visitor.put(
        `/prices/${importedPrice?.id}/`,
        { ...toPriceTerms(changed) },
        { 'If-Match': `"${importedPrice?.version}"` },
      )
      expect(await undoImport(people, import_id)).toMatchObject({ undone: 1, kept: [] })
      expect(await listSheets()).toMatchObject({
        left: 0,
        undone_at: expect.stringMatching(/^2/) as string,
      })
      await expectProblem(
        await visitor.post(`/prices/imports/${import_id}/undo/`),
        'not_allowed_now',
        409,
      )
    }),
    success('undoes three sheets of one price, newest first', async (people) => {
      const { id, name } = takeNextProduct(people)
      const sheets: string[] = []
      for (const price of ['300.00', '310.00', '320.00', '330.00'])
        sheets.push((await importSheet(people, [createSheetRow(2, name, { price })])).import_id)
      const readPrices = async () =>
        (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
          ({ price }) => price,
        )
      for (const expectedPrices of [['320.00'], ['310.00'], ['300.00'], []]) {
        expect(await undoImport(people, sheets.pop() ?? '')).toMatchObject({ undone: 1, kept: [] })
        expect(await readPrices()).toEqual(expectedPrices)
      }
    }),
    success(
      'refuses the undo of a sheet that a later one followed, names that one, and undoes it after that one',
      async (people) => {
        const { name } = takeNextProduct(people)
        await importSheet(people, [createSheetRow(2, name, { price: '300.00' })])
        const earlier = await importSheet(people, [createSheetRow(2, name, { price: '310.00' })])
        const later = await importSheet(
          people,
          [createSheetRow(2, name, { price: '320.00' })],
          'admin',
        )
        expect(await undoImport(people, earlier.import_id)).toMatchObject({
          undone: 0,
          kept: [
            {
              product: name,
              why: 'later_sheet',
              by: { name: expect.stringMatching(/\w/) as string },
              at: expect.stringMatching(/^2/) as string,
            },
          ],
        })
        expect(await undoImport(people, later.import_id)).toMatchObject({ undone: 1, kept: [] })
        expect(await undoImport(people, earlier.import_id)).toMatchObject({ undone: 1, kept: [] })
      },
    ),
    success('keeps a price ended if another followed since, and names that one', async (people) => {
      const { id, name } = takeNextProduct(people)
      await importSheet(people, [createSheetRow(2, name)])
      const { import_id } = await importSheet(people, [
        createSheetRow(2, name, { start_date: '2026-10-01' }),
      ])
      const list = `list=sale&product_id=${id}&country=IS`
      const brought = (await listPrices(people, list)).find(
        ({ start_date }) => start_date === '2026-10-01',
      )
      expect(
        (
          await (
            await people.as('global_manager')
          ).delete(`/prices/${brought?.id}/`, { 'If-Match': `"${brought?.version}"` })
        ).status,
      ).toBe(204)
      await createPrice(people, { product_id: id, country: 'IS', start_date: '2026-11-01' })
      const { undone, kept } = await undoImport(people, import_id)
      expect(undone).toBe(0)
      expect(
        new Set(kept.map(({ start_date, why, other }) => [start_date, why, other].join(' '))),
      ).toEqual(new Set(['2026-02-01 overlap 2026-11-01 –']))
      expect(
        new Set(
          (await listPrices(people, list)).map(
            ({ start_date, end_date }) => `${start_date} ${end_date}`,
          ),
        ),
      ).toEqual(new Set(['2026-02-01 2026-09-30', '2026-11-01 null']))
    }),
    success('changes no price of a company that another manager serves now', async (people) => {
      const { name } = takeNextProduct(people)
      const write = await sampleCompany(people)
      const company = await expectAnswer(
        await (await people.as('manager')).post('/companies/', write),
        'createCompany',
      )
      const { import_id, rows } = await importSheet(
        people,
        [createSheetRow(2, name, { country: null, company: company.name })],
        'manager',
      )
      expect(rows).toMatchObject([{ outcome: 'new' }])
      const admin = await people.as('admin')
      const { items } = await expectAnswer(
        await admin.get('/companies/managers/'),
        'listCompanyManagers',
      )
      const manager_id = items.find(({ id }) => id !== write.manager_id)?.id
      expect(
        (
          await admin.put(
            `/companies/${company.id}/`,
            { ...write, manager_id },
            { 'If-Match': `"${company.version}"` },
          )
        ).status,
      ).toBe(200)
      expect(await undoImport(people, import_id, 'manager')).toMatchObject({
        undone: 0,
        kept: [{ company: company.name, why: 'not_yours' }],
      })
    }),
    idempotent('repeats the result for a repeated call', async (people) => {
      const { import_id } = await importSheet(people, [
        createSheetRow(2, takeNextProduct(people).name),
      ])
      const visitor = await people.as('global_manager')
      const send = async () =>
        expectAnswer(
          await visitor.post(`/prices/imports/${import_id}/undo/`, undefined, {
            'Idempotency-Key': 'undone-once-and-once',
          }),
          'undoPriceImport',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for another user’s sheet', async (people) => {
      const { import_id } = await importSheet(people, [
        createSheetRow(2, takeNextProduct(people).name),
      ])
      await expectProblem(
        await (await people.as('manager')).post(`/prices/imports/${import_id}/undo/`),
        'not_found',
        404,
      )
      await expectProblem(
        await (await people.as('admin')).post(`/prices/imports/${UNKNOWN_ID}/undo/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
