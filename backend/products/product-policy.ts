import type { Role } from '../call'
import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { createNotFoundProblem } from '../problems/problem'

const EDITOR_ROLES: readonly Role[] = ['manager', 'global_manager', 'admin']

/** True if the role may add, change and archive products. */
export const canEditProducts = ({ role }: { role: Role }): boolean => EDITOR_ROLES.includes(role)

/** Comments, files and history of a product are for the staff who serve portal customers. */
export const productPolicy: RecordPolicy<Row<'products'>> = {
  readerRoles: ['country_manager', ...EDITOR_ROLES],
  find: (db, _person, id) =>
    db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(createNotFoundProblem),
  canAttach: canEditProducts,
  commentRecipients: async ({ person }, product, speakers) => ({
    people: speakers
      .filter(({ role }) => role === 'country_manager' || EDITOR_ROLES.includes(role))
      .map(({ id }) => id),
    key: 'product_commented',
    params: { product: product.name, person: person.name },
  }),
}
