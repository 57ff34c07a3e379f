import type { Schemas } from '../call'
import { join } from '../documents/logged-terms'

/** Formats report fields for the log, in the words of the contract. */
export const toLoggedChecks = (checks: Readonly<Record<string, Schemas['Check']>>): string =>
  Object.entries(checks)
    .map(([name, { state, remark }]) => join(name, state, remark))
    .join('; ')

export const toLoggedPhotos = ({
  photos,
}: {
  photos: readonly Schemas['ReportPhoto'][]
}): string | null => photos.map(({ kind, caption }) => join(kind, caption)).join('; ') || null

export const toLoggedPlace = ({
  coordinates,
}: {
  coordinates: Schemas['Coordinates'] | null
}): string | null => coordinates && join(coordinates.latitude, coordinates.longitude)
