import type { Schemas } from '../../call'

type Shipment = {
  kind: Schemas['Transport']['kind']
  /** UN/LOCODE; null while unknown. */
  port_of_discharge: string | null
}

/**
 * Returns the country to which goods are transported: of the container's port of discharge, else of
 * the client.
 */
export const findDestination = (
  { kind, port_of_discharge }: Shipment,
  clientCountry: string,
): string =>
  kind === 'container' && port_of_discharge ? port_of_discharge.slice(0, 2) : clientCountry
