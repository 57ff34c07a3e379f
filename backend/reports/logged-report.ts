import type { Schemas } from '../call'
import { joined } from '../documents/logged-terms'

/** What both kinds of report say, as their history has it: the words of the contract, side by side. */
export const loggedChecks = (checks: Readonly<Record<string, Schemas['Check']>>): string =>
  Object.entries(checks)
    .map(([name, { state, remark }]) => joined(name, state, remark))
    .join('; ')

export const loggedPhotos = ({
  photos,
}: {
  photos: readonly Schemas['ReportPhoto'][]
}): string | null => photos.map(({ kind, caption }) => joined(kind, caption)).join('; ') || null

export const loggedPlace = ({
  coordinates,
}: {
  coordinates: Schemas['Coordinates'] | null
}): string | null => coordinates && joined(coordinates.latitude, coordinates.longitude)
