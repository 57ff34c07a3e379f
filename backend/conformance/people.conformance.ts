import { expect } from 'vitest'
import { answerOf, expectFields, expectProblem } from './answers'
import { good, invalid, NOBODY, notFound, type Cases } from './case'

export const peopleCases = {
  listPeople: [
    good('lists the staff by name, and nobody of the portal', async ({ as }) => {
      const { items } = await answerOf(await (await as('cargo_manager')).get('/people/'), 'listPeople')
      expect(items.length).toBeGreaterThanOrEqual(6)
      expect(items.some(({ role }) => role === 'client')).toBe(false)
    }),
    good('narrows to roles and words, whatever the accents', async ({ as }) => {
      const visitor = await as('admin')
      const managers = await answerOf(await visitor.get('/people/?role=sale_manager&role=admin'), 'listPeople')
      expect(new Set(managers.items.map(({ role }) => role))).toEqual(new Set(['sale_manager', 'admin']))
      const [someone] = managers.items
      const [word = ''] = someone?.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().split(' ') ?? []
      const found = await answerOf(await visitor.get(`/people/?q=${encodeURIComponent(word)}`), 'listPeople')
      expect(found.items.map(({ id }) => id)).toContain(someone?.id)
    }),
    invalid('knows its roles', async ({ as }) => {
      await expectFields(await (await as('admin')).get('/people/?role=lumberjack'), { '?role': 'unknown_value' })
    }),
  ],
  getPerson: [
    good('gives one of the staff', async ({ as }) => {
      const visitor = await as('sale_manager')
      const { id } = await answerOf(await visitor.get('/me/'), 'getMe')
      expect(await answerOf(await visitor.get(`/people/${id}/`), 'getPerson')).toMatchObject({ id, role: 'sale_manager' })
    }),
    notFound('knows no other', async ({ as }) => {
      await expectProblem(await (await as('admin')).get(`/people/${NOBODY}/`), 'not_found', 404)
    }),
  ],
} satisfies Cases
