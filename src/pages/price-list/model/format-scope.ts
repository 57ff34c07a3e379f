import type { PriceEntry } from '@/entities/price'

/** For whom a price is: the company, the country, or everybody. */
export const formatScope = (
  { company, country }: Pick<PriceEntry, 'company' | 'country'>,
  nameOfCountry: (code: string) => string,
  everybody: string,
): string => company?.name ?? (country === null ? everybody : nameOfCountry(country))

/** Prices for small, medium and large companies as they differ from the plain one; empty where none does. */
export function formatSizePrices(
  {
    price_small,
    price_medium,
    price_large,
  }: Pick<PriceEntry, 'price_small' | 'price_medium' | 'price_large'>,
  say: (price: string) => string,
): string {
  const all = [price_small, price_medium, price_large]
  return all.every((price) => price === null)
    ? ''
    : all.map((price) => (price === null ? '–' : say(price))).join(' / ')
}
