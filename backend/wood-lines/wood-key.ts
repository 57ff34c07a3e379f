import { sql } from 'kysely'
import type { Schemas } from '../call'

type Wood = Pick<Schemas['Specification'], 'wood' | 'thickness_mm' | 'width_mm' | 'diameter_mm'>

/**
 * Returns species and section of wood, such as `PCAB 50x150` or `PNSY Ø120`. Only wood with the
 * same key is interchangeable.
 */
export const toWoodKey = (wood: Wood): string =>
  `${wood.wood ?? '?'} ${wood.diameter_mm !== null ? `Ø${wood.diameter_mm}` : `${wood.thickness_mm ?? '?'}x${wood.width_mm ?? '?'}`}`

/**
 * Condition for a `wood_key` of any of these species, as ranges, so that every database uses the
 * index.
 */
export const hasWood = (column: string, woods: readonly Schemas['Wood'][]) =>
  sql<boolean>`(${sql.join(
    woods.map(
      (wood) => sql`(${sql.ref(column)} >= ${`${wood} `} and ${sql.ref(column)} < ${`${wood}!`})`,
    ),
    sql` or `,
  )})`
