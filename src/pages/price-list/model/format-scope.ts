import type { PriceEntry } from '@/entities/price'

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
