import { queryOptions } from '@tanstack/react-query'
import { sawmillQueryOptions, type Sawmill } from '@/entities/sawmill'
import type { Supply } from '@/entities/supply'
import { languageOfCountry, loadTexts, type Language } from '@/shared/i18n'

/** All that stands on the order to the mill. */
export interface SupplyOrder {
  readonly supply: Supply
  readonly mill: Sawmill
  /** The mill's, not the reader's. */
  readonly language: Language
}

/** The order to the mill, once the mill's address and the words of its language are there. */
export const supplyOrderQueryOptions = (supply: Supply) =>
  queryOptions({
    queryKey: ['supplies', 'order', supply.id, supply.version] as const,
    queryFn: async ({ client }): Promise<SupplyOrder> => {
      const language = languageOfCountry(supply.sawmill.country)
      const [mill] = await Promise.all([
        client.query(sawmillQueryOptions(supply.sawmill.id)),
        loadTexts(language, 'pages/supply'),
      ])
      return { supply, mill, language }
    },
  })
