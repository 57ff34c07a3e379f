import { sql, type RawBuilder } from 'kysely'
import type { components } from '@/shared/api/generated/schema'
import { contains, searchText, searchWords } from '../db/fold'

type Specification = components['schemas']['Specification']

/** What people call each wood in our languages, because they search in their own. */
const WOOD_NAMES: Record<Specification['wood'], string> = {
  PNSY: 'pine pin sylvestre pušis pino silvestre',
  PCAB: 'spruce épicéa eglė abeto rojo pícea',
  LADC: 'larch mélèze maumedis alerce',
  PSMN: 'douglas fir pin d’oregon sapin de douglas pocūgė abeto douglas pino oregón',
  ABAL: 'silver fir sapin pectiné kėnis baltasis abeto blanco',
  QCXE: 'oak chêne ąžuolas roble',
  FASY: 'beech hêtre bukas haya',
  FXEX: 'ash frêne uosis fresno',
}

/**
 * What a product is found by. Every word stands between blanks, so that a number can be looked up whole: 47 is a thickness and no part of 147.
 */
export function productSearchText(name: string, specification: Specification): string {
  const { wood, thickness_mm, width_mm, length_mm, diameter_mm, quality, hs_code } = specification
  const sizes = [thickness_mm, width_mm, length_mm, diameter_mm].filter((size) => size !== null)
  return ` ${searchText(name, ...sizes.map(String), quality, wood, WOOD_NAMES[wood], hs_code)} `
}

/** What a product's search text must satisfy for a search such as "spruce 47 100" or "100x47": each word in any order. */
export function productSearchConditions(q: string | undefined): RawBuilder<boolean>[] {
  return searchWords(q).flatMap((word) => {
    const sizes = /^\d+(?:[x×*]\d+)*$/.test(word) ? word.split(/[x×*]/) : null
    return sizes ? sizes.map((size) => containsWhole(size)) : [contains('search_text', word)]
  })
}

function containsWhole(size: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('search_text')} like ${`% ${size} %`}`
}
