import type { Schemas } from '../call'
import { fold } from '../db/fold'
import { toJson } from '../db/json'
import { toProductNameKey } from './product-name-key'
import { DISTINGUISHING_FIELDS } from './product-fields'
import { toProductSearchText } from './product-search'

/** Returns derived columns of a product. Its wood is always set. */
export function toProductColumns(
  name: string,
  specification: Schemas['Specification'] & { wood: Schemas['Wood'] },
) {
  const {
    category,
    wood,
    profile,
    quality,
    treatment,
    treatment_color,
    color,
    packaging,
    certification,
    group,
  } = specification
  const { thickness_mm, width_mm, length_mm, diameter_mm, humidity_percent } = specification
  return {
    name,
    name_key: toProductNameKey(name),
    category,
    wood,
    specification: toJson(specification),
    specification_key: toSpecificationKey(specification),
    search_text: toProductSearchText(name, specification),
    ...{
      profile,
      quality,
      treatment,
      treatment_color,
      color,
      packaging,
      certification,
      product_group: group,
    },
    ...{ thickness_mm, width_mm, length_mm, diameter_mm, humidity_percent },
  }
}

/**
 * Returns a key that is equal for products with the same specification, however the words are
 * written.
 */
export const toSpecificationKey = (specification: Schemas['Specification']): string =>
  DISTINGUISHING_FIELDS.map((field) => fold(String(specification[field] ?? ''))).join('|')
