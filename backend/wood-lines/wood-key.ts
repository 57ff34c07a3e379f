import { sql } from 'kysely'
import type { Schemas } from '../call'

type Wood = Pick<Schemas['Specification'], 'wood' | 'thickness_mm' | 'width_mm' | 'diameter_mm'>

/** The species and the section of wood, such as `PCAB 50x150` or `PNSY Ø120`: nothing of another can take its place. */
export const toWoodKey = (wood: Wood): string =>
  `${wood.wood ?? '?'} ${wood.diameter_mm !== null ? `Ø${wood.diameter_mm}` : `${wood.thickness_mm ?? '?'}x${wood.width_mm ?? '?'}`}`

/** Whether a `wood_key` is of any of these species: as ranges of it, which an index answers on any database. */
export const hasWood = (column: string, woods: readonly Schemas['Wood'][]) =>
  sql<boolean>`(${sql.join(
    woods.map(
      (wood) => sql`(${sql.ref(column)} >= ${`${wood} `} and ${sql.ref(column)} < ${`${wood}!`})`,
    ),
    sql` or `,
  )})`
