import { expect } from 'vitest'
import type { Role, Schemas } from '../call'
import { answerOf } from './answers'
import { good, type Cases } from './case'
import type { People } from './host'
import { saved, savedAs } from './saved-deals'

type Work = Pick<Schemas['WorkFigures'], 'count' | 'worst'> & { code: string; search: object }
type Stage = Schemas['StageFigures'] & { status: string; search: object }

/** What a person sees of a kind's dashboard, and what its list answers to the same person who is asked the same. */
const boards = {
  deals: {
    board: async (people: People, role: Role) => answerOf(await (await people.as(role)).get('/dashboards/deal/'), 'getDealDashboard'),
    list: async (people: People, role: Role, query: string) => answerOf(await (await people.as(role)).get(`/deals/?${query}`), 'listDeals'),
  },
  supplies: {
    board: async (people: People, role: Role) => answerOf(await (await people.as(role)).get('/dashboards/supply/'), 'getSupplyDashboard'),
    list: async (people: People, role: Role, query: string) => answerOf(await (await people.as(role)).get(`/supplies/?${query}`), 'listSupplies'),
  },
  cargos: {
    board: async (people: People, role: Role) => answerOf(await (await people.as(role)).get('/dashboards/cargo/'), 'getCargoDashboard'),
    list: async (people: People, role: Role, query: string) => answerOf(await (await people.as(role)).get(`/cargos/?${query}`), 'listCargos'),
  },
}

/** A search as the address of the list has it. */
const queryOf = (search: object) =>
  new URLSearchParams(Object.entries(search).flatMap(([name, value]: [string, unknown]) => [value].flat().map((each) => [name, String(each)]))).toString()

async function expectAsListed(people: People, kind: keyof typeof boards, role: Role): Promise<void> {
  const { board, list } = boards[kind]
  const { work, stages, open }: { work: readonly Work[]; stages: readonly Stage[]; open: { count: number } } = await board(people, role)
  for (const { code, search, count, worst } of work) {
    const found = await list(people, role, queryOf(search))
    expect([count, worst?.id ?? null], `${role} ${code}`).toEqual([found.total, found.items[0]?.id ?? null])
  }
  expect(open.count).toBe(stages.reduce((sum, { status, count }) => sum + (status === 'draft' ? 0 : count), 0))
  for (const { status, search, count } of stages) {
    expect(count, `${role} ${status}`).toBe((await list(people, role, queryOf(search))).total)
  }
}

const asListed = (kind: keyof typeof boards, roles: readonly Role[]) =>
  good('counts what its list finds that is asked the same, and names the first of it, for everybody who sees it', async (people) => {
    for (const role of roles) await expectAsListed(people, kind, role)
  })

const shipping = ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'] as const

export const dashboardCases = {
  getDealDashboard: [
    asListed('deals', ['sale_manager', ...shipping]),
    good('tells of a deal that is late and has no wood, and adds it to its status', async (people) => {
      const codes = async (id: string) => {
        const { work } = await boards.deals.board(people, 'admin')
        return work.filter(({ worst }) => worst?.id === id).map(({ code }) => code)
      }
      const before = await boards.deals.board(people, 'admin')
      const { deal } = await savedAs(people, 'confirmed', { delivery_week_from: '1999-W02', delivery_week_to: null })
      expect(await codes(deal.id)).toEqual(['late', 'uncovered'])
      const after = await boards.deals.board(people, 'admin')
      const confirmed = ({ stages }: typeof after) => Number(stages.find(({ status }) => status === 'confirmed')?.volume_m3)
      const listed = (await boards.deals.list(people, 'admin', `q=${deal.number}`)).items.find(({ id }) => id === deal.id)
      expect(confirmed(after) - confirmed(before)).toBeCloseTo(Number(listed?.volume_m3), 3)
    }),
    good('is of the own deals for a sale manager', async (people) => {
      const { deal } = await saved(people)
      const other = await boards.deals.board(people, 'sale_manager')
      expect(other.work.every(({ search }) => search.sale_manager_id?.[0] === deal.sale_manager.id)).toBe(true)
    }),
  ],
  getSupplyDashboard: [asListed('supplies', shipping)],
  getCargoDashboard: [asListed('cargos', shipping)],
} satisfies Cases
