import { toProductNameKey } from '../../products/product-name-key'
import type { MigrationFor } from '../migrate'

/** Sorts numbers in product names as numbers (22x100 before 100x100), in existing rows too. */
export const productNameKeys: MigrationFor = () => ({
  async up(db) {
    const products: { id: string; name: string }[] = await db
      .selectFrom('products')
      .select(['id', 'name'])
      .execute()
    for (const { id, name } of products) {
      await db
        .updateTable('products')
        .set({ name_key: toProductNameKey(name) })
        .where('id', '=', id)
        .execute()
    }
  },
})
