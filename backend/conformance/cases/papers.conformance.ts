import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem, readContentHash } from '../answers'
import { forbidden, invalid, notFound, success, UNKNOWN_ID, type Cases } from '../case'
import {
  advanceCargo,
  createLoad,
  createReadyWood,
  sampleCargo,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import type { People } from '../host'
import { sampleClient } from '../fixtures/samples'
import { createClient, createDeal, createDealInStatus } from '../fixtures/saved-deals'
import { createSupply } from '../fixtures/saved-supplies'

const CONFIRMATION = 'papers/order_confirmation'

/** Creates a container or truck with wood of one client. */
async function createLoadedCargo(people: People, create: typeof sampleCargo = sampleCargo) {
  const wood = await createReadyWood(people)
  const cargo = await saveCargo(people, create({ lines: [createLoad(wood, '20')] }))
  return { cargo, client: wood.deal.client }
}

/** Cases of papers, whatever their record is. */
export const paperCases = {
  listPapers: [
    success('lists the issued revisions for roles that may read them', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const list = async (role: 'sale_manager' | 'purchase_manager' | 'cargo_manager') =>
        expectAnswer(
          await (await people.as(role)).get(`/records/deal/${deal.id}/papers/`),
          'listPapers',
        )
      for (const role of ['sale_manager', 'purchase_manager'] as const)
        expect(await list(role)).toMatchObject([
          { paper: 'order_confirmation', revision: 1 },
          { paper: 'proforma_invoice', revision: null },
        ])
      expect(await list('cargo_manager')).toEqual([])
    }),
    success('lists the papers of a cargo that its kind has', async (people) => {
      const list = async (id: string) => {
        const cargoManager = await people.as('cargo_manager')
        return expectAnswer(await cargoManager.get(`/records/cargo/${id}/papers/`), 'listPapers')
      }
      const { cargo, client } = await createLoadedCargo(people)
      const papers = await list(cargo.id)
      expect(papers.map(({ paper }) => paper)).toEqual([
        'packing_list',
        'loading_instruction',
        'shipping_instruction',
        'vgm_declaration',
      ])
      expect(papers[0]).toMatchObject({
        revision: null,
        client: { id: client.id, name: client.name },
        can_send: true,
      })
      const { cargo: truck } = await createLoadedCargo(people, sampleTruck)
      expect((await list(truck.id)).map(({ paper }) => paper)).toContain('cmr')
    }),
    forbidden('hides the papers of cargo from sale managers', async (people) => {
      const { cargo } = await createLoadedCargo(people)
      const saleManager = await people.as('sale_manager')
      await expectProblem(
        await saleManager.get(`/records/cargo/${cargo.id}/papers/`),
        'forbidden',
        403,
      )
    }),
    success('lists nothing for a draft', async (people) => {
      const { deal } = await createDeal(people)
      const answer = await (await people.as('admin')).get(`/records/deal/${deal.id}/papers/`)
      expect(await expectAnswer(answer, 'listPapers')).toEqual([])
    }),
    forbidden('hides the papers of supplies from sale managers', async (people) => {
      const { supply } = await createSupply(people)
      const saleManager = await people.as('sale_manager')
      await expectProblem(
        await saleManager.get(`/records/supply/${supply.id}/papers/`),
        'forbidden',
        403,
      )
    }),
    notFound('returns 404 for a record that is not visible', async (people) => {
      const { deal } = await createDeal(people)
      // Cargo managers see a deal once it is confirmed.
      const visitor = await people.as('cargo_manager')
      for (const id of [deal.id, UNKNOWN_ID])
        await expectProblem(await visitor.get(`/records/deal/${id}/papers/`), 'not_found', 404)
    }),
  ],
  getPaper: [
    success('returns the paper as it was issued', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const purchaseManager = await people.as('purchase_manager')
      const paper = await expectAnswer(
        await purchaseManager.get(`/records/deal/${deal.id}/${CONFIRMATION}/`),
        'getPaper',
      )
      expect(paper).toMatchObject({ number: deal.number, revision: 1, notice: null })
      expect(paper.parties[0]?.name).toBe(deal.client.name)
      // The purchase price is internal.
      expect(JSON.stringify(paper)).not.toContain('248,00')
    }),
    success('is in the language of its client at issue, else of its country', async (people) => {
      const client_id = await createClient(people, { country: 'CH', language: 'fr' })
      const { deal } = await createDealInStatus(people, 'order_confirmation', { client_id })
      const admin = await people.as('admin')
      const before = await admin.get(`/clients/${client_id}/`)
      const change = sampleClient({ country: 'CH', language: null })
      await admin.put(`/clients/${client_id}/`, change, {
        'If-Match': before.headers.get('etag') ?? '',
      })
      const { deal: next } = await createDealInStatus(people, 'order_confirmation', { client_id })
      for (const [{ id }, language] of [
        [deal, 'fr'],
        [next, 'en'],
      ] as const) {
        const answer = await admin.get(`/records/deal/${id}/${CONFIRMATION}/`)
        expect((await expectAnswer(answer, 'getPaper')).language).toBe(language)
      }
    }),
    success('names in a packing list the wood of its client only, and no mill', async (people) => {
      const [one, other] = [await createReadyWood(people), await createReadyWood(people)]
      const lines = [createLoad(one, '20'), createLoad(other, '10')]
      const cargo = await saveCargo(people, sampleCargo({ lines }))
      const cargoManager = await people.as('cargo_manager')
      const get = async (clientId: string) =>
        expectAnswer(
          await cargoManager.get(
            `/records/cargo/${cargo.id}/papers/packing_list/?client_id=${clientId}`,
          ),
          'getPaper',
        )
      const paper = await get(one.deal.client.id)
      expect(paper.parties[0]?.name).toBe(one.deal.client.name)
      const text = JSON.stringify(paper)
      for (const hidden of [other.deal.client.name, other.deal.number, one.supply.sawmill.name])
        expect(text).not.toContain(hidden)
    }),
    success('lists the pieces of a partial pack, which add up to the load', async (people) => {
      const wood = await createReadyWood(people)
      const load = createLoad(wood, '125', { unit: 'pcs' })
      const cargo = await saveCargo(people, sampleCargo({ lines: [load] }))
      const cargoManager = await people.as('cargo_manager')
      const paper = await expectAnswer(
        await cargoManager.get(
          `/records/cargo/${cargo.id}/papers/packing_list/?client_id=${wood.deal.client.id}`,
        ),
        'getPaper',
      )
      const [table] = paper.tables
      const listPieces = (rows: readonly Schemas['PaperRow'][]) =>
        rows.map(({ cells }) => cells[4]?.text)
      expect(listPieces(table?.rows ?? [])).toEqual(['50', '50', '25'])
      expect(listPieces(table?.totals ? [table.totals] : [])).toEqual(['125'])
    }),
    success('keeps a paper as it was sent, whatever changes later', async (people) => {
      const wood = await createReadyWood(people)
      const planned = await saveCargo(people, sampleCargo({ lines: [createLoad(wood, '20')] }))
      const cargo = await advanceCargo(people, planned, 'booked')
      const cargoManager = await people.as('cargo_manager')
      const client = wood.deal.client
      const path = `/records/cargo/${cargo.id}/papers`
      const sent = await cargoManager.post(`${path}/packing_list/send/`, {
        revision: null,
        client_id: client.id,
        content_hash: await readContentHash(
          cargoManager,
          `${path}/packing_list/mail/?client_id=${client.id}`,
        ),
        to: [{ name: '', email: 'dock@lefevre.example' }],
        subject: 'Packing list',
        text: 'Attached.',
        copy_to_self: false,
      })
      expect(sent.status).toBe(204)
      const reason = 'The client canceled.'
      const version = { 'If-Match': `"${cargo.version}"` }
      const transition = { to: 'canceled', reason }
      await cargoManager.post(`/cargos/${cargo.id}/transitions/`, transition, version)
      const now = await expectAnswer(await cargoManager.get(`${path}/packing_list/`), 'getPaper')
      expect(now.notice).not.toBeNull()
      const items = await expectAnswer(await cargoManager.get(`${path}/`), 'listPapers')
      const kept = items.find((item) => item.sent !== null)
      expect(kept).toMatchObject({
        paper: 'packing_list',
        can_send: false,
        client: { id: client.id },
      })
      const query = `?sent_id=${kept?.sent?.id}`
      const paper = await expectAnswer(
        await cargoManager.get(`${path}/packing_list/${query}`),
        'getPaper',
      )
      expect(paper).toMatchObject({ number: cargo.number, notice: null })
      expect((await cargoManager.get(`${path}/packing_list/pdf/${query}`)).status).toBe(200)
      await expectProblem(await cargoManager.get(`${path}/cmr/${query}`), 'not_found', 404)
      await expectProblem(
        await cargoManager.get(`${path}/packing_list/?sent_id=${UNKNOWN_ID}`),
        'not_found',
        404,
      )
    }),
    success('says which fields a paper to the forwarder lacks', async (people) => {
      const { cargo } = await createLoadedCargo(people)
      const cargoManager = await people.as('cargo_manager')
      for (const name of ['shipping_instruction', 'vgm_declaration']) {
        const answer = await cargoManager.get(`/records/cargo/${cargo.id}/papers/${name}/`)
        expect((await expectAnswer(answer, 'getPaper')).notice).not.toBeNull()
      }
    }),
    invalid('refuses a revision that is no number', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      await expectFieldErrors(
        await saleManager.get(`/records/deal/${deal.id}/${CONFIRMATION}/?revision=first`),
        { '?revision': 'wrong_format' },
      )
    }),
    forbidden('hides prices of sale from the roles that ship', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const cargoManager = await people.as('cargo_manager')
      await expectProblem(
        await cargoManager.get(`/records/deal/${deal.id}/${CONFIRMATION}/`),
        'forbidden',
        403,
      )
    }),
    notFound('returns 404 before the first issue, and for unknown versions', async (people) => {
      const { deal: draft } = await createDeal(people)
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      for (const path of [
        `deal/${draft.id}/${CONFIRMATION}/`,
        `deal/${UNKNOWN_ID}/${CONFIRMATION}/`,
        `deal/${deal.id}/${CONFIRMATION}/?revision=2`,
        `deal/${deal.id}/${CONFIRMATION}/?client_id=${UNKNOWN_ID}`,
        `deal/${deal.id}/papers/supply_order/`,
      ])
        await expectProblem(await saleManager.get(`/records/${path}`), 'not_found', 404)
    }),
    notFound('returns 404 for papers that a cargo does not have', async (people) => {
      const { cargo } = await createLoadedCargo(people)
      const { cargo: truck } = await createLoadedCargo(people, sampleTruck)
      const cargoManager = await people.as('cargo_manager')
      for (const path of [
        `${cargo.id}/papers/cmr/`,
        `${truck.id}/papers/vgm_declaration/`,
        `${cargo.id}/papers/packing_list/?client_id=${UNKNOWN_ID}`,
        `${cargo.id}/papers/packing_list/?revision=1`,
        `${UNKNOWN_ID}/papers/packing_list/`,
      ])
        await expectProblem(await cargoManager.get(`/records/cargo/${path}`), 'not_found', 404)
    }),
  ],
  getPaperPdf: [
    success('returns a PDF as a download, named after record and revision', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const file = await saleManager.get(`/records/deal/${deal.id}/${CONFIRMATION}/pdf/`)
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('content-disposition')).toContain(
        `attachment; filename="${deal.number}-order-confirmation-1.pdf"`,
      )
      expect((await file.text()).startsWith('%PDF')).toBe(true)
    }),
    invalid('refuses a client that is no id', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      await expectFieldErrors(
        await saleManager.get(`/records/deal/${deal.id}/${CONFIRMATION}/pdf/?client_id=first`),
        { '?client_id': 'wrong_format' },
      )
    }),
    notFound('returns 404 for a record that is not visible', async (people) => {
      const { supply } = await createSupply(people)
      const purchaseManager = await people.as('purchase_manager')
      expect(
        (await purchaseManager.get(`/records/supply/${supply.id}/papers/supply_order/pdf/`)).status,
      ).toBe(200)
      await expectProblem(
        await purchaseManager.get(`/records/supply/${UNKNOWN_ID}/papers/supply_order/pdf/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
