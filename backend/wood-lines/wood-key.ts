import { sql } from 'kysely'
import type { Schemas } from '../call'
import { acceptsLengths, coversClaim } from '@domain/timber'

type Wood = Pick<Schemas['Specification'], 'wood' | 'thickness_mm' | 'width_mm' | 'diameter_mm'>

/**
 * Returns species and section of wood, such as `PCAB 50x150` or `PNSY Ø120`. Only wood with the
 * same key is interchangeable.
 */
export const toWoodKey = (wood: Wood): string =>
  `${wood.wood ?? '?'} ${wood.diameter_mm !== null ? `Ø${wood.diameter_mm}` : `${wood.thickness_mm ?? '?'}x${wood.width_mm ?? '?'}`}`

/**
 * Returns a condition that a `wood_key` is of one of these species. It compares ranges, so that
 * every database uses the index.
 */
export const hasWood = (column: string, woods: readonly Schemas['Wood'][]) =>
  sql<boolean>`(${sql.join(
    woods.map(
      (wood) => sql`(${sql.ref(column)} >= ${`${wood} `} and ${sql.ref(column)} < ${`${wood}!`})`,
    ),
    sql` or `,
  )})`

type ComparedLine = {
  specification: Schemas['Specification']
  certification: Schemas['Certification']
}

/** True if the wood can be allocated at all: same species and section. */
export const hasSameWoodKey = (bought: ComparedLine, sold: ComparedLine): boolean =>
  sold.specification.wood !== null &&
  toWoodKey(bought.specification) === toWoodKey(sold.specification)

/** Returns the differences between bought and sold wood that need the client's consent. */
export function findWoodDifferences(
  bought: ComparedLine,
  sold: ComparedLine,
): Schemas['AllocationWarning'][] {
  const [boughtWood, soldWood] = [bought.specification, sold.specification]
  const found: Schemas['AllocationWarning'][] = []
  if (boughtWood.profile !== soldWood.profile) found.push('other_profile')
  if (boughtWood.quality !== soldWood.quality) found.push('other_grade')
  if (!acceptsLengths(soldWood, boughtWood)) found.push('other_length')
  if (boughtWood.treatment !== soldWood.treatment) found.push('other_treatment')
  if (!coversClaim(bought.certification, sold.certification)) found.push('other_certificate')
  return found
}
