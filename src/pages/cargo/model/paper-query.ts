import { queryOptions } from '@tanstack/react-query'
import type { Cargo } from '@/entities/cargo'
import { dealQuery } from '@/entities/deal'
import { languageOfCountry, loadTexts, type Language } from '@/shared/i18n'

/** Whom wood of it goes to. */
export interface Consignee {
  readonly dealNumber: string
  readonly name: string
  readonly address: string | null
  readonly country: string
  readonly reference: string | null
  readonly incoterms: string
  readonly destination: string | null
}

/** All that stands on the papers of a cargo. */
export interface CargoPapers {
  readonly cargo: Cargo
  readonly consignees: readonly Consignee[]
  /** The client's, not the reader's. */
  readonly language: Language
}

/** The papers of a cargo, once the clients' addresses and the words of their language are there. */
export const papersQuery = (cargo: Cargo) =>
  queryOptions({
    queryKey: ['cargos', 'papers', cargo.id, cargo.version] as const,
    queryFn: async ({ client }): Promise<CargoPapers> => {
      const consignees = await Promise.all(
        cargo.shares.map(async ({ deal: { id }, consignee: { address, country } }): Promise<Consignee> => {
          const deal = await client.query(dealQuery(id))
          return {
            dealNumber: deal.number,
            name: deal.client.name,
            address,
            country,
            reference: deal.customer_reference,
            incoterms: `${deal.incoterms.rule} ${deal.incoterms.place}`.trim(),
            destination: deal.destination,
          }
        }),
      )
      const country = consignees[0]?.country ?? cargo.port_of_discharge?.slice(0, 2) ?? ''
      const language = languageOfCountry(country)
      await loadTexts(language, 'pages/cargo')
      return { cargo, consignees, language }
    },
  })
