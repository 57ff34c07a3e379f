import { findPortName } from '@domain/ports'
import type { CargoSummary } from '../api/cargo-queries'

type Route = Pick<
  CargoSummary,
  'kind' | 'port_of_loading' | 'port_of_discharge' | 'loading_places' | 'destinations'
>

/**
 * Formats the route of a cargo: its known ports, or for a truck without ports its places of loading
 * and destinations. Empty if none are known.
 */
export function formatRoute({
  kind,
  port_of_loading,
  port_of_discharge,
  loading_places,
  destinations,
}: Route): string {
  const ports = [port_of_loading, port_of_discharge].filter((code) => code !== null)
  if (kind === 'container' || ports.length > 0) return ports.map(formatPlace).join(' → ')
  return [loading_places, destinations]
    .filter((places) => places.length > 0)
    .map((places) => places.map(formatPlace).join(', '))
    .join(' → ')
}

const formatPlace = (place: string) => findPortName(place) ?? place
