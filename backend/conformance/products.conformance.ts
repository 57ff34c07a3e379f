import { expect } from 'vitest'
import { answerOf, expectFields, expectProblem } from './answers'
import { good, invalid, NOBODY, notFound, type Cases } from './case'
import { idsOfAllPages } from './paging'

export const productCases = {
  listProducts: [
    good('pages through them without a gap or a double', async ({ as }) => {
      const visitor = await as('purchase_agent')
      const all = await answerOf(await visitor.get('/products/?limit=500'), 'listProducts')
      const seen = await idsOfAllPages(async (cursor) => {
        const page = await answerOf(await visitor.get(`/products/?limit=7${cursor}`), 'listProducts')
        expect(page.total).toBe(cursor ? null : all.total)
        return page
      })
      expect(seen).toEqual(all.items.map(({ id }) => id))
    }),
    good('finds by words and dimensions in any order', async ({ as }) => {
      const visitor = await as('sale_manager')
      const all = await answerOf(await visitor.get('/products/?category=softwood_boards'), 'listProducts')
      const board = all.items.find(({ specification: s }) => s.thickness_mm && s.width_mm)
      if (!board) throw new Error('The demo has no board.')
      const { thickness_mm, width_mm } = board.specification
      for (const q of [`${thickness_mm}x${width_mm}`, `${width_mm} ${thickness_mm}`, `${board.name.split(' ')[0]} ${thickness_mm}`]) {
        const found = await answerOf(await visitor.get(`/products/?limit=500&q=${encodeURIComponent(q)}`), 'listProducts')
        expect(found.items.map(({ id }) => id), q).toContain(board.id)
      }
    }),
    invalid('refuses what is no wood, no limit and no cursor', async ({ as }) => {
      const visitor = await as('admin')
      await expectFields(await visitor.get('/products/?wood=BALSA&limit=0'), { '?wood': 'unknown_value', '?limit': 'too_small' })
      await expectFields(await visitor.get('/products/?limit=many'), { '?limit': 'wrong_format' })
      await expectFields(await visitor.get('/products/?cursor=nonsense'), { '?cursor': 'wrong_format' })
    }),
  ],
  getProduct: [
    good('gives one', async ({ as }) => {
      const visitor = await as('cargo_manager')
      const { items } = await answerOf(await visitor.get('/products/?limit=1'), 'listProducts')
      expect(items).toHaveLength(1)
      expect(await answerOf(await visitor.get(`/products/${items[0]?.id}/`), 'getProduct')).toEqual(items[0])
    }),
    notFound('knows no other', async ({ as }) => {
      await expectProblem(await (await as('admin')).get(`/products/${NOBODY}/`), 'not_found', 404)
    }),
  ],
} satisfies Cases
