import { queryOptions } from '@tanstack/react-query'
import type { PriceEntry } from '@/entities/price'
import { api, unwrap, type PageParams } from '@/shared/api'
import type { NamedOption } from '@/shared/ui'

/**
 * Searches companies that the user may price.
 * @throws ApiProblem, or Unreachable if offline
 */
export const findCompanyChoices = (
  { q }: { q?: string },
  { limit }: PageParams,
  signal: AbortSignal,
) => unwrap(api.GET('/companies/', { params: { query: { limit, ...(q && { q }) } }, signal }))

/** Loads the companies of a Combobox. */
export async function loadCompanyOptions(text: string, signal: AbortSignal) {
  const { items, next_cursor } = await findCompanyChoices(
    { ...(text && { q: text }) },
    { cursor: undefined, limit: 20 },
    signal,
  )
  return {
    items: items.map(({ id, name }): NamedOption => ({ id, name })),
    hasMore: next_cursor !== null,
  }
}

export const companyNameQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'name', id] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/', { params: { path: { id } }, signal }))).name,
    staleTime: 'static',
  })

/** Formats who a price applies to: a company, a country, or everyone. */
export const formatScope = (
  { company, country }: Pick<PriceEntry, 'company' | 'country'>,
  nameOfCountry: (code: string) => string,
  everyoneText: string,
): string => company?.name ?? (country === null ? everyoneText : nameOfCountry(country))

/** Formats the prices by company size that differ from the base price; '' if none does. */
export function formatSizePrices(
  {
    price_small,
    price_medium,
    price_large,
  }: Pick<PriceEntry, 'price_small' | 'price_medium' | 'price_large'>,
  formatPrice: (price: string) => string,
): string {
  const all = [price_small, price_medium, price_large]
  return all.every((price) => price === null)
    ? ''
    : all.map((price) => (price === null ? '–' : formatPrice(price))).join(' / ')
}
