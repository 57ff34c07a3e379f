import type { Role } from '../call'
import type { Row } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { notFound } from '../problems/problem'

const KEEPERS: readonly Role[] = ['manager', 'global_manager', 'admin']

/** Who adds, changes and archives products. */
export const keepsProducts = ({ role }: { role: Role }): boolean => KEEPERS.includes(role)

/** What is kept beside a product is of those who serve the portal's customers with it. */
export const productRecord: RecordRules<Row<'products'>> = {
  readers: ['country_manager', ...KEEPERS],
  find: (db, _person, id) =>
    db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound),
  mayAttach: keepsProducts,
  told: async ({ person }, product, speakers) => ({
    people: speakers
      .filter(({ role }) => role === 'country_manager' || KEEPERS.includes(role))
      .map(({ id }) => id),
    key: 'product_commented',
    params: { product: product.name, person: person.name },
  }),
}
