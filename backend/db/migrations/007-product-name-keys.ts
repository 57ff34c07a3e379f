import { productNameKey } from '../../products/name-key'
import type { MigrationFor } from '../migrate'

/** Products that were there before their names' numbers counted as numbers keep no key that sorts 100x100 before 22x100. */
export const productNameKeys: MigrationFor = () => ({
  async up(db) {
    const products: { id: string; name: string }[] = await db.selectFrom('products').select(['id', 'name']).execute()
    for (const { id, name } of products) {
      await db.updateTable('products').set({ name_key: productNameKey(name) }).where('id', '=', id).execute()
    }
  },
})
