import { describe, expect, it } from 'vitest'
import { fold } from '@domain/text/fold'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { vDealLineWrite, vDealWrite, vSupplyLineWrite, vSupplyWrite } from '@contract/validators'
import {
  continueDocumentNames,
  updateDocumentNames,
  updateHandedOver,
} from './update-document-names'

setUpTestWorlds()
const world = useTestWorld()
const getHost = () => ({ db: world.db, clock: () => new Date('2026-11-20T09:30:00Z') })

/** Returns the names and search texts of all documents. */
async function readNames() {
  const { db } = world
  const searched = ['id', 'search_text', 'more_words'] as const
  return {
    deals: await db
      .selectFrom('deals')
      .select([...searched, 'client_name', 'client_key'])
      .orderBy('id')
      .execute(),
    supplies: await db
      .selectFrom('supplies')
      .select([...searched, 'sawmill_name', 'sawmill_key'])
      .orderBy('id')
      .execute(),
    orders: await db
      .selectFrom('orders')
      .select(['id', 'search_text', 'company_name', 'company_key'])
      .orderBy('id')
      .execute(),
    cargos: await db
      .selectFrom('cargos')
      .select([...searched, 'countries'])
      .orderBy('id')
      .execute(),
    reports: await db
      .selectFrom('inspection_reports')
      .select(['id', 'search_text'])
      .orderBy('id')
      .execute(),
  }
}

const rename = (table: 'clients' | 'sawmills' | 'companies' | 'people', id: string, name: string) =>
  world.db
    .updateTable(table)
    .set({ name, name_key: fold(name) })
    .where('id', '=', id)
    .execute()

/** Returns the newest deal that is loaded, with the names of its client and manager. */
const findLoadedDeal = () =>
  world.db
    .selectFrom('deals')
    .innerJoin('people', 'people.id', 'deals.sale_manager_id')
    .select([
      'deals.id',
      'client_id',
      'client_name',
      'sale_manager_id',
      'people.name as manager_name',
    ])
    .where('loaded_l', '>', 0)
    .orderBy('number_key', 'desc')
    .executeTakeFirstOrThrow()

/** Returns the newest supply with a report, with the name of its manager. */
const findReportedSupply = () =>
  world.db
    .selectFrom('supplies')
    .innerJoin('inspection_reports', 'inspection_reports.supply_id', 'supplies.id')
    .innerJoin('people', 'people.id', 'supplies.purchase_manager_id')
    .select([
      'supplies.id',
      'sawmill_id',
      'people.id as purchase_manager_id',
      'people.name as manager_name',
    ])
    .orderBy('supplies.number_key', 'desc')
    .executeTakeFirstOrThrow()

const findJob = () =>
  world.db
    .selectFrom('due_work')
    .select('record_id')
    .where('kind', '=', 'document_names')
    .executeTakeFirst()

const countWith = (rows: readonly { search_text: string }[], word: string) =>
  rows.filter(({ search_text }) => search_text.includes(word)).length

describe('the names in documents', () => {
  it('are what a save stores: an update without a new name changes nothing', async () => {
    const before = await readNames()
    const updateAll = async (
      table: 'clients' | 'sawmills' | 'companies' | 'people',
      owner: Parameters<typeof updateDocumentNames>[1],
    ) => {
      for (const { id } of await world.db.selectFrom(table).select('id').execute())
        await updateDocumentNames(getHost(), owner, id, 10)
    }
    await updateAll('clients', 'client')
    await updateAll('sawmills', 'sawmill')
    await updateAll('companies', 'company')
    await updateAll('people', 'sale_manager')
    await updateAll('people', 'purchase_manager')
    expect(await readNames()).toEqual(before)
  })

  it('follow the client and then the manager, and back', async () => {
    const before = await readNames()
    const { id, client_id, client_name, sale_manager_id, manager_name } = await findLoadedDeal()
    const renameBoth = async (client: string, manager: string) => {
      await rename('clients', client_id, client)
      await updateDocumentNames(getHost(), 'client', client_id)
      await rename('people', sale_manager_id, manager)
      await updateDocumentNames(getHost(), 'sale_manager', sale_manager_id)
    }
    await renameBoth('Weiß Hölzer', 'Jürgen Großmann')
    const { deals, cargos } = await readNames()
    const deal = deals.find((row) => row.id === id)
    expect(deal).toMatchObject({ client_name: 'Weiß Hölzer', client_key: 'weiss holzer' })
    expect(deal?.search_text).toMatch(/^\S+ weiss holzer jurgen grossmann /)
    expect(countWith(cargos, 'weiss')).toBeGreaterThan(0)
    await renameBoth(client_name, manager_name)
    expect(await readNames()).toEqual(before)
  })

  it('follow in portions, also in the reports of supplies', async () => {
    const { db } = world
    const before = await readNames()
    const { purchase_manager_id: manager_id, manager_name } = await findReportedSupply()
    const own = await db
      .selectFrom('supplies')
      .select('id')
      .where('purchase_manager_id', '=', manager_id)
      .orderBy('number_key', 'desc')
      .execute()
    const reports = await db
      .selectFrom('inspection_reports')
      .select('id')
      .where(
        'supply_id',
        'in',
        own.map(({ id }) => id),
      )
      .execute()
    await rename('people', manager_id, 'Weiß')
    await updateDocumentNames(getHost(), 'purchase_manager', manager_id, own.length - 1)
    expect(countWith((await readNames()).supplies, ' weiss ')).toBe(own.length - 1)
    // The job takes the name of its own time.
    await rename('people', manager_id, 'Groß')
    await continueDocumentNames(getHost(), (await findJob())?.record_id ?? '')
    const names = await readNames()
    expect([countWith(names.supplies, ' weiss '), countWith(names.supplies, ' gross ')]).toEqual([
      own.length - 1,
      1,
    ])
    await updateDocumentNames(getHost(), 'purchase_manager', manager_id)
    expect(countWith((await readNames()).reports, ' gross ')).toBe(reports.length)
    await rename('people', manager_id, manager_name)
    await updateDocumentNames(getHost(), 'purchase_manager', manager_id)
    expect(await readNames()).toEqual(before)
  })
})

describe('handed-over documents', () => {
  it('get the name of their new manager, many in portions', async () => {
    const { sale_manager_id } = await findLoadedDeal()
    const deals = await world.db
      .selectFrom('deals')
      .select('id')
      .where('sale_manager_id', '=', sale_manager_id)
      .orderBy('number_key')
      .limit(2)
      .execute()
    const ids = deals.map(({ id }) => id)
    const handOver = (maxUpdated: number) =>
      updateHandedOver(getHost(), { table: 'deals', managerId: sale_manager_id, ids, maxUpdated })
    const count = async () => countWith((await readNames()).deals, ' weiss ')

    await rename('people', sale_manager_id, 'Weiß')
    await handOver(2)
    expect([await count(), await findJob()]).toEqual([2, undefined])
    await handOver(1)
    expect([await count(), await findJob()]).toEqual([3, expect.anything()])
  })
})

describe('a save without changes', () => {
  it.each([
    { path: 'deals', write: vDealWrite, lineWrite: vDealLineWrite, find: findLoadedDeal },
    {
      path: 'supplies',
      write: vSupplyWrite,
      lineWrite: vSupplyLineWrite,
      find: findReportedSupply,
    },
  ] as const)(
    'keeps the version in $path whose names are not yet updated',
    async ({ path, write, lineWrite, find }) => {
      const { id, ...owners } = await find()
      await world.db
        .updateTable(path)
        .set({ search_text: 'old name', more_words: 'old' })
        .where('id', '=', id)
        .execute()
      await world.loginAs('admin')
      const url = `http://localhost/api/${path}/${id}/`
      const record = (await (await fetch(url)).json()) as { version: number; lines: object[] }
      const pickWritten = (whole: object, { entries }: { entries: object }) =>
        Object.fromEntries(Object.entries(whole).filter(([field]) => field in entries))
      const lines = record.lines.map((line) => pickWritten(line, lineWrite))
      const answer = await fetch(url, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'If-Match': `"${record.version}"` },
        body: JSON.stringify({ ...pickWritten({ ...record, ...owners }, write), lines }),
      })
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${record.version}"`])
    },
  )
})
