import type { QueryClient } from '@tanstack/react-query'
import type { ForeignPack, ListedPack } from '@domain/rules/inspection'
import { listCachedCargos } from './cargo-report-queries'
import { listCachedSupplies } from './supply-report-queries'

/**
 * Returns the cached packs of other supplies and containers, closed ones included, each with the
 * number of its document. Containers come first, because a loaded pack is no longer at the mill.
 * @param listed packs of the inspected supply or container
 */
export function findForeignPacks(
  queryClient: QueryClient,
  listed: readonly ListedPack[],
): readonly ForeignPack[] {
  const ownIds = new Set(listed.map(({ id }) => id))
  const cargos = listCachedCargos(queryClient).flatMap(({ number, lines }) =>
    toForeignPacks(number, lines),
  )
  const supplies = listCachedSupplies(queryClient).flatMap(({ number, sawmill, lines }) =>
    toForeignPacks(`${number} ${sawmill.name}`, lines),
  )
  return [...cargos, ...supplies].filter(({ id }) => !ownIds.has(id))
}

const toForeignPacks = (
  belongs_to: string,
  lines: readonly { readonly listed_packs: readonly ListedPack[] }[],
) => lines.flatMap(({ listed_packs }) => listed_packs.map((pack) => ({ ...pack, belongs_to })))
