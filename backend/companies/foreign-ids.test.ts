import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { operations } from '@contract/operations'
import type { Role } from '../call'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'

setUpTestWorlds()
const world = useTestWorld()
const IDS_PER_KIND = 2
const KINDS = [
  'deal',
  'supply',
  'cargo',
  'client',
  'sawmill',
  'order',
  'company',
  'product',
  'person',
]

const reads = Object.values(operations).filter(
  ({ method, roles }) =>
    method === 'GET' && (roles === 'public' || (roles as readonly Role[]).includes('client')),
)

/** Ids of records of other companies and of staff, which a client may have obtained. */
async function collectForeignIds(companies: readonly string[]): Promise<string[]> {
  const { db } = world
  const companyRecords = (['orders', 'addresses', 'offers', 'baskets', 'people'] as const).map(
    (table) =>
      db
        .selectFrom(table as 'orders')
        .select('id')
        .where('company_id', 'in', companies)
        .limit(IDS_PER_KIND)
        .execute(),
  )
  const staffRecords = (
    [
      'deals',
      'supplies',
      'cargos',
      'clients',
      'sawmills',
      'prices',
      'attachments',
      'comments',
    ] as const
  ).map((table) =>
    db
      .selectFrom(table as 'deals')
      .select('id')
      .limit(IDS_PER_KIND)
      .execute(),
  )
  const lines = db
    .selectFrom('basket_lines')
    .innerJoin('baskets', 'baskets.id', 'basket_id')
    .select('basket_lines.id')
    .where('company_id', 'in', companies)
    .limit(IDS_PER_KIND)
    .execute()
  return [
    ...companies.slice(0, IDS_PER_KIND),
    ...(await Promise.all([...companyRecords, ...staffRecords, lines])).flat().map(({ id }) => id),
  ]
}

it('a client gets 404 for ids of other companies, without their names', async () => {
  const foreignCompanies = await world.db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '!=', getCompanyId(DEMO_COMPANY))
    .execute()
  const ids = await collectForeignIds(foreignCompanies.map(({ id }) => id))
  await world.loginAs('client')
  const leaks: string[] = []
  for (const { path } of reads) {
    const isById = path.includes('{')
    const kinds = path.includes('{kind}') ? KINDS : ['']
    const addresses = isById
      ? ids.flatMap((id) =>
          kinds.map((kind) => path.replace('{kind}', kind).replaceAll(/\{\w+\}/g, id)),
        )
      : [path, ...ids.flatMap((id) => [`${path}?company_id=${id}`, `${path}?address_id=${id}`])]
    for (const address of addresses) {
      const answer = await fetch(`http://localhost/api${address}`)
      const text = await answer.text()
      if (
        answer.status >= 500 ||
        (isById && answer.ok) ||
        foreignCompanies.some(({ name }) => text.includes(name))
      )
        leaks.push(`${address} ${String(answer.status)}`)
    }
  }
  expect(ids.length).toBeGreaterThan(20)
  expect(reads.length).toBeGreaterThan(15)
  expect(leaks).toEqual([])
})
