import type { Handler } from '../call'
import { fromTenThousandths, toTenThousandths } from '../db/decimal-columns'
import { assertVersion } from '../db/assert-version'
import { toNextVersion } from '../documents/next-version'
import { hasGlobalRole } from '../people/roles'
import { Problem } from '../problems/problem'
import { logRateChange } from './rate-changes'

/** As the contract lists them. */
const ORDER = ['cutting', 'planing', 'impregnation'] as const

export const listServicePrices: Handler<'listServicePrices'> = async ({ db, person }) => {
  const rows = await db.selectFrom('service_prices').selectAll().execute()
  const may_edit = hasGlobalRole(person)
  return {
    items: ORDER.flatMap((service) => rows.filter((row) => row.service === service)).map(
      ({ service, version, price }) => ({
        service,
        version,
        price: fromTenThousandths(price),
        may_edit,
      }),
    ),
  }
}

/** @throws Problem 404 for a service that has no price yet, 412 */
export const updateServicePrice: Handler<'updateServicePrice'> = async (call) => {
  const { db, path, version, body } = call
  const before = await db
    .selectFrom('service_prices')
    .selectAll()
    .where('service', '=', path.service)
    .executeTakeFirst()
  if (!before) throw new Problem('not_found')
  assertVersion(version, before.version)
  const change = { price: toTenThousandths(body.price), ...toNextVersion(call, before.version) }
  await db.updateTable('service_prices').set(change).where('service', '=', path.service).execute()
  await logRateChange(call, {
    subject: path.service,
    before: fromTenThousandths(before.price),
    after: fromTenThousandths(change.price),
  })
  return {
    service: path.service,
    version: change.version,
    price: fromTenThousandths(change.price),
    may_edit: true,
  }
}
