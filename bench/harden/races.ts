import { expectAnswer } from '@backend/conformance/answers'
import type { People } from '@backend/conformance/host'
import {
  createAllocation,
  createConfirmedDeal,
  createOrderedSupply,
  createUniqueBoard,
  readSupplyCover,
} from '@backend/conformance/fixtures/saved-cover'
import {
  postInvoice,
  createInvoiceWrite,
  createShippedDeal,
  getSerialNumber,
  listInvoices,
} from '@backend/conformance/fixtures/saved-invoices'
import { createLot } from '@backend/conformance/fixtures/saved-lots'
import {
  addLines,
  createBasketItem,
  FOREIGN_COMPANY,
  OWN_COMPANY,
  sampleOrder,
} from '@backend/conformance/fixtures/saved-orders'
import { postRevision, listRevisions } from '@backend/conformance/fixtures/saved-revisions'
import type { HardenServer, Row, StoreName } from './attack'
import { createObservedPeople } from './case-load'
import { checkStoredData } from './stored-data'
import { AcknowledgedWrites } from './acknowledged'

export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']

const ROUNDS = 10

interface Outcome {
  measured: string
  ok: boolean
}

interface Race {
  name: string
  aim: string
  run: (people: People) => Promise<Outcome>
}

const repeat = <Result>(count: number, call: (i: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)))

const formatStatuses = (answers: readonly Response[]): string =>
  answers
    .map(({ status }) => status)
    .toSorted((a, b) => a - b)
    .join(' ')

const races: readonly Race[] = [
  {
    name: '6 allocations of 15 m3 from 40 m3',
    aim: '2 succeed, 10 m3 remain',
    async run(people) {
      const wood = createUniqueBoard()
      const { supply } = await createOrderedSupply(people, [wood])
      const deals: Awaited<ReturnType<typeof createConfirmedDeal>>[] = []
      for (let i = 0; i < 6; i += 1) deals.push(await createConfirmedDeal(people, [wood]))
      const users = [await people.as('purchase_manager'), await people.as('admin')] as const
      const answers = await repeat(6, async (i) => {
        const deal = deals[i]
        if (!deal) throw new Error('There is no deal.')
        return users[i % 2 === 0 ? 0 : 1].post('/allocations/', {
          allocations: [createAllocation(supply, deal, '15')],
        })
      })
      const succeeded = answers.filter(({ ok }) => ok).length
      const cover = JSON.stringify(await readSupplyCover(people, supply))
      const others = answers.filter(({ ok, status }) => !ok && status !== 422)
      return {
        measured: `${succeeded} succeed, others ${formatStatuses(others) || '422'}`,
        ok: succeeded === 2 && others.length === 0 && cover.includes('"10.000"'),
      }
    },
  },
  {
    name: '8 orders of one basket',
    aim: '1 order',
    async run(people) {
      const write = await sampleOrder(people)
      const client = await people.as('client')
      const answers = await repeat(8, () => client.post('/orders/', write))
      const orders = await Promise.all(answers.map((one) => expectAnswer(one, 'createOrder')))
      const ids = new Set(orders.map(({ id }) => id))
      return { measured: `${ids.size} order`, ok: ids.size === 1 }
    },
  },
  {
    name: 'one pack reserved 6 times by two companies',
    aim: '1 reserved',
    async run(people) {
      const lot = await createLot(people)
      const answers = await repeat(6, (i) =>
        addLines(
          people,
          i % 2 === 0 ? 'admin' : 'global_manager',
          i % 2 === 0 ? OWN_COMPANY : FOREIGN_COMPANY,
          createBasketItem({ lot_id: lot.id }),
        ),
      )
      const packs = answers.flatMap(({ results }) => results.map((one) => one.packs))
      const reserved = packs.reduce((sum, count) => sum + count, 0)
      return { measured: `${reserved} reserved`, ok: reserved === 1 }
    },
  },
  {
    name: '4 invoices of one cargo, then of 4 others',
    aim: '1 of one, no gap, none twice',
    async run(people) {
      const { deal, cargo } = await createShippedDeal(people)
      const same = await repeat(4, (i) =>
        postInvoice(
          people,
          i % 2 === 0 ? 'sale_manager' : 'global_manager',
          deal,
          createInvoiceWrite(cargo),
        ),
      )
      const [first, ...more] = (await listInvoices(people, deal)).items
      const shipped = []
      for (let i = 0; i < 4; i += 1) shipped.push(await createShippedDeal(people))
      const issued = await Promise.all(
        shipped.map((one) =>
          postInvoice(people, 'sale_manager', one.deal, createInvoiceWrite(one.cargo)),
        ),
      )
      const invoices = await Promise.all(issued.map((one) => expectAnswer(one, 'issueInvoice')))
      const places = invoices.map(getSerialNumber).toSorted((a, b) => a - b)
      const start = first ? getSerialNumber(first) : 0
      return {
        measured: `${formatStatuses(same)}; ${start} then ${places.join(' ')}`,
        ok: more.length === 0 && places.every((place, i) => place === start + 1 + i),
      }
    },
  },
  {
    name: 'one revision opened 4 times',
    aim: '1 opened, others 409',
    async run(people) {
      const deal = await createConfirmedDeal(people, [createUniqueBoard()])
      const answers = await repeat(4, (i) =>
        postRevision(people, i % 2 === 0 ? 'sale_manager' : 'admin', deal),
      )
      const statuses = formatStatuses(answers)
      const open = (await listRevisions(people, deal)).filter(({ status }) => status === 'open')
      return {
        measured: `${statuses}, ${open.length} open`,
        ok: statuses === '201 409 409 409' && open.length === 1,
      }
    },
  },
]

/** Lets users do at once what only one of them can. */
export async function run({ url, store }: HardenServer): Promise<Row[]> {
  const rows = await race([url])
  const faults = await checkStoredData(store, new AcknowledgedWrites())
  return [
    ...rows,
    {
      name: 'sums after the races: faults',
      aim: '0',
      measured: String(faults.length),
      ok: faults.length === 0,
    },
  ]
}

/**
 * Runs every race between users.
 * @param urls servers of one database; the calls go to them in turn
 */
export async function race(urls: readonly string[]): Promise<Row[]> {
  const people = createObservedPeople(urls)
  const rows: Row[] = []
  for (const { name, aim, run: start } of races) {
    const outcomes: Outcome[] = []
    for (let round = 0; round < ROUNDS; round += 1) outcomes.push(await start(people))
    const lost = outcomes.find(({ ok }) => !ok)
    const measured = (lost ?? outcomes[0])?.measured ?? ''
    rows.push({ name: `${ROUNDS} x ${name}`, aim, measured, ok: lost === undefined })
  }
  return rows
}
