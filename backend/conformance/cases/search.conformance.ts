import { expect } from 'vitest'
import { vRole, vSawmillWrite } from '@contract/validators'
import type { Role, Schemas } from '../../call'
import { expectAnswer, expectFieldErrors } from '../answers'
import { success, invalid, type Cases } from '../case'
import type { People } from '../host'
import { createContainerNumber, sampleCargo, saveCargo } from '../fixtures/saved-cargos'
import {
  createLoadingContainer,
  createSubmittedCargoReport,
  createCargoReportWrite,
} from '../fixtures/saved-cargo-reports'
import { createUniqueBoard } from '../fixtures/saved-cover'
import { createClient, createDeal, sampleLine } from '../fixtures/saved-deals'
import { createListedPack } from '../fixtures/saved-packs'
import { createSubmittedSupplyReport, createSupplyReport } from '../fixtures/saved-reports'
import {
  createConfirmedSupply,
  createSawmill,
  createSupply,
  sampleSupplyLine,
} from '../fixtures/saved-supplies'

type Kind = Schemas['SearchHit']['kind']

const PATHS: Readonly<Record<Kind, string>> = {
  deal: '/deals/',
  supply: '/supplies/',
  cargo: '/cargos/',
  supply_report: '/supply-inspection-reports/',
  cargo_report: '/cargo-inspection-reports/',
  client: '/clients/',
  sawmill: '/sawmills/',
  pack: '/packs/',
}

const staff = vRole.options.filter(
  (role) => !['client', 'manager', 'country_manager'].includes(role),
)

async function searchRecords(people: People, role: Role, q: string) {
  return (
    await expectAnswer(
      await (await people.as(role)).get(`/search/?q=${encodeURIComponent(q)}`),
      'searchEverything',
    )
  ).items
}

async function listIds(
  people: People,
  operation: 'listDeals' | 'listSupplies' | 'listCargos',
  path: string,
  q: string,
): Promise<string[]> {
  const admin = await people.as('admin')
  const { items } = await expectAnswer(await admin.get(`${path}?q=${q}`), operation)
  return items.map(({ id }) => id)
}

/** Lists the roles that find a record by these words. */
async function listFindingRoles(people: People, q: string, id: string): Promise<Role[]> {
  const finders: Role[] = []
  for (const role of staff)
    if ((await searchRecords(people, role, q)).some((hit) => hit.id === id)) finders.push(role)
  return finders.toSorted()
}

const adminRoles = ['admin', 'global_manager']
const shippingRoles = [...adminRoles, 'cargo_manager', 'purchase_manager'].toSorted()
const inspectionRoles = [...adminRoles, 'purchase_agent', 'purchase_manager'].toSorted()

export const searchCases = {
  searchEverything: [
    success('finds each kind by number, only for roles with its screen', async (people) => {
      const { deal } = await createDeal(people)
      const { supply } = await createSupply(people)
      expect(await listFindingRoles(people, deal.number, deal.id)).toEqual([
        ...adminRoles,
        'purchase_manager',
        'sale_manager',
      ])
      expect(await listFindingRoles(people, supply.number.toLowerCase(), supply.id)).toEqual(
        shippingRoles,
      )
      const report = await createSubmittedSupplyReport(people)
      expect(await listFindingRoles(people, report.number, report.id)).toEqual(inspectionRoles)
      const cargoReport = await createSubmittedCargoReport(people)
      expect(await listFindingRoles(people, cargoReport.number, cargoReport.id)).toEqual(
        inspectionRoles,
      )
    }),
    success(
      'finds a pack by its number and the last digits, for roles that open it',
      async (people) => {
        const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
        const { pack } = await createListedPack(people, { number: `C-${digits}` })
        expect(await listFindingRoles(people, `c-${digits}`, pack.id)).toEqual(shippingRoles)
        expect(await listFindingRoles(people, digits.slice(3), pack.id)).toEqual(shippingRoles)
        const [found] = await searchRecords(people, 'admin', digits)
        expect(found).toMatchObject({ kind: 'pack', name: `C-${digits}`, status: 'listed' })
      },
    ),
    success('finds companies by name for roles that manage them', async (people) => {
      const name = `Quercus ${crypto.randomUUID().slice(0, 8)}`
      expect(
        await listFindingRoles(people, name.toUpperCase(), await createClient(people, { name })),
      ).toEqual(adminRoles)
      const sawmill = `Saeveski ${crypto.randomUUID().slice(0, 8)}`
      expect(
        await listFindingRoles(people, sawmill, await createSawmill(people, { name: sawmill })),
      ).toEqual(adminRoles)
    }),
    success('finds cargo by container, seal and bill of lading', async (people) => {
      const marks = {
        container_number: createContainerNumber(),
        seal_number: `SL7${crypto.randomUUID().slice(0, 8)}`,
        bill_of_lading: `BL7${crypto.randomUUID().slice(0, 8)}`,
      }
      const cargo = await saveCargo(people, sampleCargo(marks))
      for (const mark of Object.values(marks))
        expect(await listFindingRoles(people, mark, cargo.id), mark).toEqual(shippingRoles)
      expect(
        await listFindingRoles(people, marks.container_number.slice(4), cargo.id),
        'its digits alone',
      ).toEqual(shippingRoles)
    }),
    success(
      'finds a container’s load and report by the same marks, and by the current name of the mill',
      async (people) => {
        const marks = {
          container_number: createContainerNumber(),
          seal_number: `SL7${crypto.randomUUID().slice(0, 8)}`,
          bill_of_lading: `BL7${crypto.randomUUID().slice(0, 8)}`,
        }
        const { wood, cargo } = await createLoadingContainer(people, marks)
        const report = await expectAnswer(
          await (
            await people.as('purchase_agent')
          ).post('/cargo-inspection-reports/', await createCargoReportWrite(people, {}, cargo)),
          'createCargoReport',
        )
        for (const mark of Object.values(marks)) {
          const ids = (await searchRecords(people, 'admin', mark)).map(({ id }) => id)
          expect(ids, mark).toEqual(
            expect.arrayContaining([wood.deal.id, wood.supply.id, cargo.id, report.id]),
          )
          expect(await listFindingRoles(people, mark, report.id), mark).toEqual(inspectionRoles)
        }
        const admin = await people.as('admin')
        const { id: _, ...sawmill } = await expectAnswer(
          await admin.get(`/sawmills/${wood.supply.sawmill.id}/`),
          'getSawmill',
        )
        const name = `Kirves ${crypto.randomUUID().slice(0, 8)}`
        const write = Object.fromEntries(
          Object.entries(sawmill).filter(([field]) => field in vSawmillWrite.entries),
        )
        await expectAnswer(
          await admin.put(
            `/sawmills/${wood.supply.sawmill.id}/`,
            { ...write, name },
            { 'If-Match': `"${sawmill.version}"` },
          ),
          'updateSawmill',
        )
        expect(await listFindingRoles(people, name, cargo.id)).toEqual(shippingRoles)
      },
    ),
    success('returns only records that the user can read', async (people) => {
      for (const role of staff) {
        const visitor = await people.as(role)
        for (const q of ['2026', 'bois', 'mediena', 'spruce', 'sia']) {
          for (const { kind, id } of await searchRecords(people, role, q))
            expect((await visitor.get(`${PATHS[kind]}${id}/`)).status, `${role} ${kind}`).toBe(200)
        }
      }
    }),
    success('counts matches of each kind beyond the first five', async (people) => {
      const client_id = await createClient(people, { name: 'Quercus Import Zwolle' })
      for (let count = 0; count < 7; count += 1) await createDeal(people, { client_id })
      const answer = await expectAnswer(
        await (await people.as('sale_manager')).get('/search/?q=quercus'),
        'searchEverything',
      )
      expect(answer.items.filter(({ kind }) => kind === 'deal')).toHaveLength(5)
      expect(answer.more).toEqual([{ kind: 'deal', total: 7 }])
    }),
    success(
      'finds a document by its plain number, before others with these digits',
      async (people) => {
        const { deal } = await createDeal(people)
        const plain = String(Number(deal.number.slice(-4)))
        const typed = plain.length < 2 ? `0${plain}` : plain
        const [first] = (await searchRecords(people, 'sale_manager', typed)).filter(
          ({ kind }) => kind === 'deal',
        )
        expect(first).toMatchObject({ id: deal.id, name: deal.number })
      },
    ),
    success('finds documents with many lines by the wood of the last one', async (people) => {
      const wood = createUniqueBoard()
      const woods = Array.from({ length: 200 }, (_, i) => ({ ...wood, length_mm: 3001 + i }))
      const q = `${wood.thickness_mm}x${wood.width_mm}x3200`
      const { deal } = await createDeal(people, {
        lines: woods.map((specification) => sampleLine({ specification })),
      })
      const { supply } = await createSupply(people, {
        lines: woods.map((specification) => sampleSupplyLine({ specification })),
      })
      const found = await searchRecords(people, 'admin', q)
      expect(found.map(({ id }) => id).toSorted()).toEqual([deal.id, supply.id].toSorted())
      expect(await listIds(people, 'listDeals', '/deals/', q)).toEqual([deal.id])
      expect(await listIds(people, 'listSupplies', '/supplies/', q)).toEqual([supply.id])
    }),
    success(
      'finds a report by the wood of the last of many lines of its supply',
      async (people) => {
        const wood = createUniqueBoard()
        const woods = Array.from({ length: 200 }, (_, i) => ({ ...wood, length_mm: 3001 + i }))
        const { supply } = await createConfirmedSupply(people, {
          lines: woods.map((specification) => sampleSupplyLine({ specification })),
        })
        const { report } = await createSupplyReport(people, {}, 'purchase_agent', supply)
        const q = `${wood.thickness_mm}x${wood.width_mm}x3200`
        expect(await listFindingRoles(people, q, report.id)).toEqual(inspectionRoles)
        const found = await searchRecords(people, 'admin', q)
        expect(found.map(({ id }) => id).toSorted()).toEqual([supply.id, report.id].toSorted())
        expect(await searchRecords(people, 'purchase_agent', `${q.slice(0, -4)}3201`)).toEqual([])
      },
    ),
    success('finds a cargo and its report by the wood of a load', async (people) => {
      const { wood, cargo } = await createLoadingContainer(people)
      const report = await expectAnswer(
        await (
          await people.as('purchase_agent')
        ).post('/cargo-inspection-reports/', await createCargoReportWrite(people, {}, cargo)),
        'createCargoReport',
      )
      const size = wood.supply.lines[0]?.specification
      const q = `${size?.thickness_mm}x${size?.width_mm}x${size?.length_mm}`
      const ids = (await searchRecords(people, 'admin', q)).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining([cargo.id, report.id]))
      expect(await listIds(people, 'listCargos', '/cargos/', q)).toContain(cargo.id)
    }),
    invalid('requires at least two letters', async (people) => {
      await expectFieldErrors(await (await people.as('admin')).get('/search/?q=a'), {
        '?q': 'too_short',
      })
    }),
  ],
} satisfies Cases
