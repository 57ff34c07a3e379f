import type { Schemas } from '../call'
import { fold } from '../db/fold'
import { toJson } from '../db/json'
import { productNameKey } from './name-key'
import { TELLING } from './product-fields'
import { productSearchText } from './product-search'

/** The columns of a product that follow from what is written of it. Its wood is always said. */
export function productColumns(
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
    name_key: productNameKey(name),
    category,
    wood,
    specification: toJson(specification),
    specification_key: specificationKey(specification),
    search_text: productSearchText(name, specification),
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

/** The same of two products that nothing tells apart, however their words are written. */
export const specificationKey = (specification: Schemas['Specification']): string =>
  TELLING.map((field) => fold(String(specification[field] ?? ''))).join('|')
