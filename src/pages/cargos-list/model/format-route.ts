import type { CargoSummary } from '@/entities/cargo'

/** From port to port, as far as they are said. */
export const formatRoute = (
  {
    port_of_loading,
    port_of_discharge,
  }: Pick<CargoSummary, 'port_of_loading' | 'port_of_discharge'>,
  nameOf: (code: string) => string | null,
): string =>
  [port_of_loading, port_of_discharge]
    .flatMap((code) => (code === null ? [] : [nameOf(code) ?? code]))
    .join(' → ')
