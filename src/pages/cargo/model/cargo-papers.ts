import { queryOptions } from '@tanstack/react-query'
import type { Cargo } from '@/entities/cargo'
import { dealQueryOptions } from '@/entities/deal'
import { getCountryLanguage, loadTexts, type Language } from '@/shared/i18n'

/** Receiver of a part of the cargo. */
export interface Consignee {
  readonly clientId: string
  readonly dealNumber: string
  readonly name: string
  readonly address: string | null
  readonly country: string
  readonly reference: string | null
  readonly incoterms: string
  readonly destination: string | null
}

/** Content of one paper of a cargo: for a client, only that client's consignees; for the crew, all of them. */
export interface CargoPapers {
  readonly cargo: Cargo
  readonly consignees: readonly Consignee[]
  /** Language of the paper's reader. */
  readonly language: Language
}

/** Readers of the papers of a cargo. */
export interface PaperReaders {
  readonly consignees: readonly Consignee[]
}

/** The paper for one client: no other client's loads. */
export const toClientPapers = (
  cargo: Cargo,
  readers: PaperReaders,
  clientId: string | undefined,
): CargoPapers => {
  const clientConsignees = readers.consignees.filter((item) => item.clientId === clientId)
  return {
    cargo,
    ...readers,
    consignees: clientConsignees,
    language: getClientLanguage(cargo, clientConsignees),
  }
}

/** The paper for the crew, in the language of the first loading place. */
export const toCrewPapers = (cargo: Cargo, readers: PaperReaders): CargoPapers => ({
  cargo,
  ...readers,
  language: getCountryLanguage(getLoadingCountry(cargo)),
})

const getLoadingCountry = ({ lines: [first], port_of_loading }: Cargo): string =>
  first?.loaded_at.country ?? port_of_loading?.slice(0, 2) ?? ''

const getClientLanguage = (cargo: Cargo, consignees: readonly Consignee[]) =>
  getCountryLanguage(consignees[0]?.country ?? cargo.port_of_discharge?.slice(0, 2) ?? '')

/** Loads the papers' data: the clients' addresses and the texts in their languages. */
export const cargoPapersQueryOptions = (cargo: Cargo) =>
  queryOptions({
    queryKey: ['cargos', 'papers', cargo.id, cargo.version] as const,
    queryFn: async ({ client }): Promise<PaperReaders> => {
      const consignees = await Promise.all(
        cargo.shares.map(
          async ({ deal: { id }, consignee: { address, country } }): Promise<Consignee> => {
            const deal = await client.query(dealQueryOptions(id))
            return {
              clientId: deal.client.id,
              dealNumber: deal.number,
              name: deal.client.name,
              address,
              country,
              reference: deal.customer_reference,
              incoterms: `${deal.incoterms.rule} ${deal.incoterms.place}`.trim(),
              destination: deal.destination,
            }
          },
        ),
      )
      const languages = new Set([
        getCountryLanguage(getLoadingCountry(cargo)),
        getClientLanguage(cargo, []),
        ...consignees.map((item) => getClientLanguage(cargo, [item])),
      ])
      await Promise.all([...languages].map((language) => loadTexts(language, 'pages/cargo')))
      return { consignees }
    },
  })
