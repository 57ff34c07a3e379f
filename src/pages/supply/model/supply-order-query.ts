import { queryOptions } from '@tanstack/react-query'
import { sawmillQueryOptions, type Sawmill } from '@/entities/sawmill'
import type { Supply } from '@/entities/supply'
import { getCountryLanguage, loadTexts, type Language } from '@/shared/i18n'

/** Contents of the printed order. */
export interface SupplyOrder {
  readonly supply: Supply
  readonly mill: Sawmill
  /** Language of the mill, not of the user. */
  readonly language: Language
}

/** The order to the mill, with the mill's address and the texts in its language. */
export const supplyOrderQueryOptions = (supply: Supply) =>
  queryOptions({
    queryKey: ['supplies', 'order', supply.id, supply.version] as const,
    queryFn: async ({ client }): Promise<SupplyOrder> => {
      const language = getCountryLanguage(supply.sawmill.country)
      const [mill] = await Promise.all([
        client.query(sawmillQueryOptions(supply.sawmill.id)),
        loadTexts(language, 'pages/supply'),
      ])
      return { supply, mill, language }
    },
  })
