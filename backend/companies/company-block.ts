import { sql } from 'kysely'
import { findBuyerIds } from '../baskets/queries'
import { closeBasket } from '../baskets/basket-life'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { notify } from '../notifications/notify'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'

type BlockHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

/** Returns the block of a company: its own, else that of its client; null if neither is blocked. */
export async function findCompanyBlock(
  db: Db,
  { id, status }: Pick<Row<'companies'>, 'id' | 'status'>,
): Promise<Schemas['CompanyBlock'] | null> {
  if (status === 'blocked') return { by: 'company', ...(await findLastBlock(db, id)) }
  const client = await db
    .selectFrom('clients')
    .select(['id', 'status'])
    .where('portal_company_id', '=', id)
    .where('status', '=', 'blocked')
    .executeTakeFirst()
  return client ? { by: 'client', ...(await findLastBlock(db, client.id)) } : null
}

/** Returns the block that a client has from its company; null if the company is not blocked. */
export async function findCompanyBlockOfClient(
  db: Db,
  { portal_company_id }: Pick<Row<'clients'>, 'portal_company_id'>,
): Promise<Schemas['CompanyBlock'] | null> {
  if (portal_company_id === null) return null
  const company = await db
    .selectFrom('companies')
    .select(['id', 'status'])
    .where('id', '=', portal_company_id)
    .where('status', '=', 'blocked')
    .executeTakeFirst()
  return company ? { by: 'company', ...(await findLastBlock(db, company.id)) } : null
}

/** Returns the client's status for its deals: blocked if its company is blocked. */
export const findClientStatus = async (
  db: Db,
  client: Pick<Row<'clients'>, 'status' | 'portal_company_id'>,
): Promise<Row<'clients'>['status']> =>
  (await findCompanyBlockOfClient(db, client)) ? 'blocked' : client.status

/**
 * Asserts that a company may order.
 * @throws Problem 409 if the company is unverified, or it or its client is blocked
 */
export async function assertCompanyMayOrder(db: Db, company: Row<'companies'>): Promise<void> {
  if (await findCompanyBlock(db, company)) throw new Problem('company_blocked')
  if (company.status !== 'verified') throw new Problem('not_allowed_now')
}

/** Releases the basket of a blocked company and notifies its people. */
export async function releaseBlockedBasket(host: BlockHost, companyId: string): Promise<void> {
  const { db, clock } = host
  const basket = await db
    .selectFrom('baskets')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!basket) return
  await closeBasket(db, basket.id, 'expired', clock().toISOString())
  await notify(host, {
    people: await findBuyerIds(db, companyId),
    key: 'basket_released',
    params: {},
    record: { kind: 'basket', id: basket.id },
  })
}

/** Returns when and why a record was last blocked, from its history. */
async function findLastBlock(
  db: Db,
  recordId: string,
): Promise<Pick<Schemas['CompanyBlock'], 'at' | 'reason'>> {
  const entries = await db
    .selectFrom('activity')
    .select(['at', 'reason', 'changes'])
    .where('record_id', '=', recordId)
    .where(sql<boolean>`changes like '%"to":"blocked"%'`)
    .orderBy('position', 'desc')
    .execute()
  const blocked = entries.find(({ changes }) =>
    parseJson(changes).some(({ field, to }) => field === 'status' && to === 'blocked'),
  )
  return { at: blocked?.at ?? null, reason: blocked?.reason ?? null }
}
