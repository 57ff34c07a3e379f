import { expect } from 'vitest'
import { vRole, vSawmillWrite } from '@/shared/api/generated/validators'
import type { Role, Schemas } from '../call'
import { answerOf, expectFields } from './answers'
import { good, invalid, type Cases } from './case'
import type { People } from './host'
import { ownContainer, sampleCargo, saveCargo } from './saved-cargos'
import { loadingContainer, submittedCargoReport, unsavedCargoReport } from './saved-cargo-reports'
import { newClient, saved } from './saved-deals'
import { submittedReport } from './saved-reports'
import { newSawmill, savedSupply } from './saved-supplies'

type Kind = Schemas['SearchHit']['kind']

const PATHS: Readonly<Record<Kind, string>> = {
  deal: '/deals/',
  supply: '/supplies/',
  cargo: '/cargos/',
  supply_report: '/supply-inspection-reports/',
  cargo_report: '/cargo-inspection-reports/',
  client: '/clients/',
  sawmill: '/sawmills/',
}

const staff = vRole.options.filter(
  (role) => !['client', 'manager', 'country_manager'].includes(role),
)

async function found(people: People, role: Role, q: string) {
  return (
    await answerOf(
      await (await people.as(role)).get(`/search/?q=${encodeURIComponent(q)}`),
      'searchEverything',
    )
  ).items
}

/** The roles that find a record by these words. */
async function findersOf(people: People, q: string, id: string): Promise<Role[]> {
  const finders: Role[] = []
  for (const role of staff)
    if ((await found(people, role, q)).some((hit) => hit.id === id)) finders.push(role)
  return finders.toSorted()
}

const everywhere = ['admin', 'global_manager']
const shipping = [...everywhere, 'cargo_manager', 'purchase_manager'].toSorted()
const inspection = [...everywhere, 'purchase_agent', 'purchase_manager'].toSorted()

export const searchCases = {
  searchEverything: [
    good('finds each kind by its number, for those alone whose screens show it', async (people) => {
      const { deal } = await saved(people)
      const { supply } = await savedSupply(people)
      expect(await findersOf(people, deal.number, deal.id)).toEqual([
        ...everywhere,
        'purchase_manager',
        'sale_manager',
      ])
      expect(await findersOf(people, supply.number.toLowerCase(), supply.id)).toEqual(shipping)
      const report = await submittedReport(people)
      expect(await findersOf(people, report.number, report.id)).toEqual(inspection)
      const cargoReport = await submittedCargoReport(people)
      expect(await findersOf(people, cargoReport.number, cargoReport.id)).toEqual(inspection)
    }),
    good('finds companies by their names, for those who keep them', async (people) => {
      const name = `Quercus ${crypto.randomUUID().slice(0, 8)}`
      expect(
        await findersOf(people, name.toUpperCase(), await newClient(people, { name })),
      ).toEqual(everywhere)
      const mill = `Saeveski ${crypto.randomUUID().slice(0, 8)}`
      expect(await findersOf(people, mill, await newSawmill(people, { name: mill }))).toEqual(
        everywhere,
      )
    }),
    good('finds cargo by its container, its seal and its bill of lading', async (people) => {
      const marks = {
        container_number: ownContainer(),
        seal_number: `SL${crypto.randomUUID().slice(0, 8)}`,
        bill_of_lading: `BL${crypto.randomUUID().slice(0, 8)}`,
      }
      const cargo = await saveCargo(people, sampleCargo(marks))
      for (const mark of Object.values(marks))
        expect(await findersOf(people, mark, cargo.id), mark).toEqual(shipping)
      expect(
        await findersOf(people, marks.container_number.slice(4), cargo.id),
        'its digits alone',
      ).toEqual(shipping)
    }),
    good(
      'finds what a container carries, and its report, by the same marks, and by what its mill is called now',
      async (people) => {
        const marks = {
          container_number: ownContainer(),
          seal_number: `SL${crypto.randomUUID().slice(0, 8)}`,
          bill_of_lading: `BL${crypto.randomUUID().slice(0, 8)}`,
        }
        const { wood, cargo } = await loadingContainer(people, marks)
        const report = await answerOf(
          await (
            await people.as('purchase_agent')
          ).post('/cargo-inspection-reports/', await unsavedCargoReport(people, {}, cargo)),
          'createCargoReport',
        )
        for (const mark of Object.values(marks)) {
          const ids = (await found(people, 'admin', mark)).map(({ id }) => id)
          expect(ids, mark).toEqual(
            expect.arrayContaining([wood.deal.id, wood.supply.id, cargo.id, report.id]),
          )
          expect(await findersOf(people, mark, report.id), mark).toEqual(inspection)
        }
        const admin = await people.as('admin')
        const { id: _, ...mill } = await answerOf(
          await admin.get(`/sawmills/${wood.supply.sawmill.id}/`),
          'getSawmill',
        )
        const name = `Kirves ${crypto.randomUUID().slice(0, 8)}`
        const write = Object.fromEntries(
          Object.entries(mill).filter(([field]) => field in vSawmillWrite.entries),
        )
        await answerOf(
          await admin.put(
            `/sawmills/${wood.supply.sawmill.id}/`,
            { ...write, name },
            { 'If-Match': `"${mill.version}"` },
          ),
          'updateSawmill',
        )
        expect(await findersOf(people, name, cargo.id)).toEqual(shipping)
      },
    ),
    good('leads nobody to what is shut: whoever finds something may read it', async (people) => {
      for (const role of staff) {
        const visitor = await people.as(role)
        for (const q of ['2026', 'bois', 'mediena', 'spruce', 'sia']) {
          for (const { kind, id } of await found(people, role, q))
            expect((await visitor.get(`${PATHS[kind]}${id}/`)).status, `${role} ${kind}`).toBe(200)
        }
      }
    }),
    good('counts what is found of each kind beyond the first five', async (people) => {
      const client_id = await newClient(people, { name: 'Quercus Import Zwolle' })
      for (let made = 0; made < 7; made += 1) await saved(people, { client_id })
      const answer = await answerOf(
        await (await people.as('sale_manager')).get('/search/?q=quercus'),
        'searchEverything',
      )
      expect(answer.items.filter(({ kind }) => kind === 'deal')).toHaveLength(5)
      expect(answer.more).toEqual([{ kind: 'deal', total: 7 }])
    }),
    good(
      'finds a document by its plain number, before what has the digits elsewhere',
      async (people) => {
        const { deal } = await saved(people)
        const plain = String(Number(deal.number.slice(-4)))
        const typed = plain.length < 2 ? `0${plain}` : plain
        const [first] = (await found(people, 'sale_manager', typed)).filter(
          ({ kind }) => kind === 'deal',
        )
        expect(first).toMatchObject({ id: deal.id, name: deal.number })
      },
    ),
    invalid('asks for two letters at least', async (people) => {
      await expectFields(await (await people.as('admin')).get('/search/?q=a'), {
        '?q': 'too_short',
      })
    }),
  ],
} satisfies Cases
