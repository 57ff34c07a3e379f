import type { Schemas } from '../call'
import type { Language } from '../language'
import { toTranslatedParams } from '../notifications/translated-params'
import type { MessageParams } from '../notifications/format-message'
import { formatWoodName } from '../papers/goods-table'
import { createPaperTexts } from '../papers/texts'

type NamedProduct = Pick<Schemas['ProductRef'], 'name' | 'specification'>

/** Returns a product's name in a language, if it consists of trade words; else as typed. */
export const formatProductName = (
  language: Language,
  { name, specification }: NamedProduct,
): string => formatWoodName(createPaperTexts(language), { product_name: name, specification })

/** Returns the parameters of a notification that names a product. */
export const toProductParams = (product: NamedProduct): MessageParams =>
  toTranslatedParams('product', (language) => formatProductName(language, product))
