import type { MigrationFor, SchemaPart } from '../../migrate'
import { cargos } from './cargos'
import { companies } from './companies'
import { deals } from './deals'
import { host } from './host'
import { invoices } from './invoices'
import { orders } from './orders'
import { packs } from './packs'
import { partners } from './partners'
import { people } from './people'
import { prices } from './prices'
import { products } from './products'
import { records } from './records'
import { reports } from './reports'
import { searchWords } from './search-words'
import { stock } from './stock'
import { supplies } from './supplies'

/** In order of the foreign keys: a table comes after the tables that it refers to. */
const PARTS: readonly SchemaPart[] = [
  people,
  companies,
  partners,
  products,
  deals,
  supplies,
  cargos,
  invoices,
  reports,
  stock,
  packs,
  prices,
  orders,
  records,
  host,
  searchWords,
]

/** The schema of the first version: all tables, indexes and triggers. */
export const baseline: MigrationFor = (types, dialect) => ({
  async up(db) {
    for (const statement of PARTS.flatMap((part) => part(types, dialect)))
      await statement.execute(db)
  },
})
