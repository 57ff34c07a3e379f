import { expect } from 'vitest'
import { getCompanyId } from '../../seed/companies'
import { DEMO_COMPANY } from '../../seed/company-list'
import { expectAnswer, expectFieldErrors, expectProblem, readAllIds } from '../answers'
import { createNameKeys, NAME_KEY_COLUMNS } from '../../products/name-keys'
import { success, invalid, UNKNOWN_ID, notFound, type Cases } from '../case'
import type { People } from '../host'

const OWN = getCompanyId(DEMO_COMPANY)
/**
 * Companies: French and Spanish ones of the demo's managers, Belgian and Lithuanian ones of others.
 */
const FRENCH = getCompanyId('Charpentes Lemoine')
const SPANISH = getCompanyId('Maderas Levante SL')
const BELGIAN = getCompanyId('Houtland Vlaanderen NV')
const LITHUANIAN = getCompanyId('UAB Medžio centras')

const listStock = async ({ as }: People, role: Parameters<People['as']>[0], query = '') =>
  expectAnswer(
    await (await as(role)).get(`/portal/products/?limit=500&${query}`),
    'listStockProducts',
  )

export const stockCases = {
  listStockProducts: [
    success('pages through products without gaps or duplicates', async (people) => {
      const { items, total } = await listStock(people, 'client', 'unavailable=show')
      const visitor = await people.as('client')
      const seen = await readAllIds(async (cursor) =>
        expectAnswer(
          await visitor.get(`/portal/products/?unavailable=show&limit=9${cursor}`),
          'listStockProducts',
        ),
      )
      expect(seen).toEqual(items.map(({ id }) => id))
      expect(total).toBe(items.length)
    }),
    success('sorts by the names in the reader’s language, page by page', async (people) => {
      const client = await people.as('client')
      for (const language of ['fr', 'lt', 'es'] as const) {
        const keys: string[] = []
        const headers = { 'Accept-Language': language }
        await readAllIds(async (cursor) => {
          const page = await expectAnswer(
            await client.get(`/portal/products/?unavailable=show&limit=20${cursor}`, headers),
            'listStockProducts',
          )
          for (const { name, specification } of page.items)
            keys.push(createNameKeys(name, specification)[NAME_KEY_COLUMNS[language]])
          return page
        })
        expect(keys.length, language).toBeGreaterThan(20)
        expect(keys, language).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)))
      }
    }),
    success(
      'shows a client stock, at most five packs exactly, and the price delivered to its first address',
      async (people) => {
        const { items } = await listStock(people, 'client')
        expect(items.every(({ list: name, amount }) => name === 'stock' && amount.packs > 0)).toBe(
          true,
        )
        expect(items.some(({ amount }) => amount.bound === 'more_than')).toBe(true)
        for (const { amount, stock } of items) {
          // Nor can it be added up from its places.
          for (const { packs, bound, pcs } of [amount, ...stock.map((place) => place.amount)]) {
            expect(packs).toBeLessThanOrEqual(5)
            expect([bound === 'exact', pcs !== null]).toEqual([
              amount.bound === 'exact',
              amount.bound === 'exact',
            ])
          }
        }
        const priced = items.filter(({ fca }) => fca !== null)
        expect(priced).toHaveLength(items.length)
        const [first] = items
        expect(first?.stock.find(({ location }) => location === 'LTKLJ')?.no_dap ?? null).toBeNull()
        expect(
          items
            .flatMap(({ stock }) => stock)
            .every(({ dap, no_dap }) => (dap === null) === (no_dap !== null)),
        ).toBe(true)
      },
    ),
    success(
      'shows all amounts to a company with that permission, and to users who serve it',
      async (people) => {
        for (const role of ['manager', 'global_manager'] as const) {
          const { items } = await listStock(people, role, `company_id=${SPANISH}`)
          expect(
            items.some(({ amount }) => amount.packs > 5),
            role,
          ).toBe(true)
          expect(
            items.every(({ amount }) => amount.bound === 'exact'),
            role,
          ).toBe(true)
        }
      },
    ),
    success(
      'applies the price of the company, its country, or the general one, and names its scope',
      async (people) => {
        const { items } = await listStock(people, 'client')
        const scopes = new Set(items.map(({ reason }) => reason.scope))
        expect(scopes).toEqual(new Set(['company', 'country', 'general']))
        for (const { reason } of items) {
          const passed = reason.passed.map(({ scope }) => scope)
          expect(passed).toEqual(
            ['company', 'country', 'general'].slice(
              0,
              ['company', 'country', 'general'].indexOf(reason.scope ?? ''),
            ),
          )
        }
        const generalStock = await listStock(people, 'admin')
        expect(new Set(generalStock.items.map(({ reason }) => reason.scope))).toEqual(
          new Set(['general']),
        )
      },
    ),
    success(
      'has a lower delivered price per m3 in a fuller truck, and another tariff for another address',
      async (people) => {
        const readDap = async (query: string) =>
          (
            await listStock(people, 'client', `wood=PCAB&location=LTKLJ&${query}`)
          ).items[0]?.stock.find(({ location }) => location === 'LTKLJ')?.dap
        const [little, much] = [await readDap('truck_m3=10'), await readDap('truck_m3=40')]
        expect(Number(little)).toBeGreaterThan(Number(much))
      },
    ),
    success(
      'lists products out of stock only on request, and omits those hidden from the company',
      async (people) => {
        const [some, all, everybody] = [
          await listStock(people, 'client'),
          await listStock(people, 'client', 'unavailable=show'),
          await listStock(people, 'admin', 'unavailable=show'),
        ]
        expect(all.items.length).toBeGreaterThan(some.items.length)
        const seen = new Set(all.items.map(({ id }) => id))
        const hidden = everybody.items.filter(({ id }) => !seen.has(id))
        expect(hidden).toHaveLength(1)
        const visitor = await people.as('client')
        await expectProblem(
          await visitor.get(`/portal/products/${hidden[0]?.id}/`),
          'not_found',
          404,
        )
      },
    ),
    success('filters by specification, location and text', async (people) => {
      const { items } = await listStock(
        people,
        'client',
        'unavailable=show&thickness_mm=47&thickness_mm=50&wood=PCAB&category=softwood_boards&profile=sawn',
      )
      expect(items.length).toBeGreaterThan(0)
      for (const { specification: s } of items) {
        expect([47, 50]).toContain(s.thickness_mm)
        expect(s).toMatchObject({ wood: 'PCAB', profile: 'sawn' })
      }
      const found = await listStock(
        people,
        'client',
        `unavailable=show&q=${encodeURIComponent('pin 50x150')}`,
      )
      expect(found.items.map(({ name }) => name)).toEqual([
        expect.stringMatching(/^Pine.* 50x150x/),
      ])
      for (const { stock } of (await listStock(people, 'client', 'location=FRLRH')).items)
        expect(stock.map(({ location }) => location)).toContain('FRLRH')
    }),
    notFound('returns 404 for an invisible company', async ({ as }) => {
      const tries = [
        ['client', FRENCH],
        ['manager', BELGIAN],
        ['country_manager', SPANISH],
        ['country_manager', LITHUANIAN],
        ['admin', UNKNOWN_ID],
      ] as const
      for (const [role, id] of tries)
        await expectProblem(
          await (await as(role)).get(`/portal/products/?company_id=${id}`),
          'not_found',
          404,
        )
      for (const [role, id] of [
        ['client', OWN],
        ['manager', FRENCH],
        ['country_manager', BELGIAN],
        ['admin', LITHUANIAN],
      ] as const) {
        expect(
          (await (await as(role)).get(`/portal/products/?company_id=${id}`)).status,
          `${role} ${id}`,
        ).toBe(200)
      }
    }),
    invalid('refuses an invalid wood, location, size and truck volume', async ({ as }) => {
      const visitor = await as('client')
      await expectFieldErrors(
        await visitor.get('/portal/products/?wood=BALSA&location=Klaip&width_mm=wide&truck_m3=0'),
        {
          '?wood': 'unknown_value',
          '?location': 'wrong_format',
          '?width_mm': 'wrong_format',
          '?truck_m3': 'wrong_format',
        },
      )
    }),
  ],
  getStockFacets: [
    success('lists the choices of each filter in order', async ({ as }) => {
      const facets = await expectAnswer(
        await (await as('client')).get('/portal/products/facets/'),
        'getStockFacets',
      )
      expect(facets.location).toEqual(expect.arrayContaining(['FRLRH', 'LTKLJ', 'LVRIX']))
      expect(facets.location).toEqual(facets.location.toSorted())
      expect(facets.pcs).toEqual([...new Set(facets.pcs)].toSorted((a, b) => a - b))
      expect(facets.pcs).toContain(240)
      expect(facets.thickness_mm).toEqual([...facets.thickness_mm].toSorted((a, b) => a - b))
      expect(facets.quality).toContain('C24')
    }),
  ],
  listStockSizes: [
    success('counts the products that the list shows for each section', async (people) => {
      const { items: sizes } = await expectAnswer(
        await (await people.as('client')).get('/portal/products/sizes/'),
        'listStockSizes',
      )
      const { items: products } = await listStock(people, 'client')
      expect(sizes.reduce((sum, size) => sum + size.products, 0)).toBe(products.length)
      for (const { category, thickness_mm, width_mm, diameter_mm, products: count } of sizes) {
        const same = products.filter(
          ({ specification: s }) =>
            s.category === category &&
            s.thickness_mm === thickness_mm &&
            s.width_mm === width_mm &&
            s.diameter_mm === diameter_mm,
        )
        expect([thickness_mm, width_mm, same.length]).toEqual([thickness_mm, width_mm, count])
      }
    }),
    invalid('refuses a company that is no id', async ({ as }) => {
      await expectFieldErrors(
        await (await as('manager')).get('/portal/products/sizes/?company_id=Lemoine'),
        { '?company_id': 'wrong_format' },
      )
    }),
    notFound('does not reveal what another company sees', async ({ as }) => {
      await expectProblem(
        await (await as('client')).get(`/portal/products/sizes/?company_id=${FRENCH}`),
        'not_found',
        404,
      )
    }),
  ],
  getStockProduct: [
    success(
      'lists packs first in, first out, and at most five for limited users',
      async (people) => {
        // Packs in its basket count towards the five.
        await (await people.as('client')).delete('/basket/')
        const { items } = await listStock(people, 'client')
        const much = items.find(({ amount }) => amount.bound === 'more_than')
        const read = async (role: 'client' | 'admin') =>
          expectAnswer(
            await (await people.as(role)).get(`/portal/products/${much?.id}/`),
            'getStockProduct',
          )
        const [clientView, all] = [await read('client'), await read('admin')]
        expect(clientView).toMatchObject({
          product: { id: much?.id, fca: much?.fca },
          is_more: true,
        })
        expect(clientView.packs).toHaveLength(5)
        expect(all.packs.length).toBeGreaterThan(5)
        expect(all.packs.slice(0, 5)).toEqual(clientView.packs)
      },
    ),
    invalid('refuses an empty truck', async ({ as }) => {
      await expectFieldErrors(
        await (await as('client')).get(`/portal/products/${UNKNOWN_ID}/?truck_m3=none`),
        { '?truck_m3': 'wrong_format' },
      )
    }),
    notFound(
      'returns 404 for an unknown product, and for another company’s prices and addresses',
      async (people) => {
        const { items } = await listStock(people, 'client')
        const visitor = await people.as('client')
        for (const path of [
          `${UNKNOWN_ID}/`,
          `${items[0]?.id}/?company_id=${FRENCH}`,
          `${items[0]?.id}/?address_id=${UNKNOWN_ID}`,
        ]) {
          await expectProblem(await visitor.get(`/portal/products/${path}`), 'not_found', 404)
        }
      },
    ),
  ],
} satisfies Cases
