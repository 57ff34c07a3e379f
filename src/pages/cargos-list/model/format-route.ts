import type { CargoSummary } from '@/entities/cargo'

/** Formats the known ports of the route. */
export const formatRoute = (
  {
    port_of_loading,
    port_of_discharge,
  }: Pick<CargoSummary, 'port_of_loading' | 'port_of_discharge'>,
  findPlaceName: (code: string) => string | null,
): string =>
  [port_of_loading, port_of_discharge]
    .flatMap((code) => (code === null ? [] : [findPlaceName(code) ?? code]))
    .join(' → ')
