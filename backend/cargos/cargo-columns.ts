import type { CargoTermColumns } from '../db/tables/cargos'

/** What stands in a column of its name as it is written, and whether a cargo is found by it. */
const columns: Record<keyof CargoTermColumns, 'searched' | 'stored'> = {
  kind: 'stored',
  container_type: 'stored',
  container_number: 'searched',
  seal_number: 'searched',
  tare_kg: 'stored',
  max_gross_kg: 'stored',
  truck_plate: 'searched',
  trailer_plate: 'searched',
  driver: 'stored',
  carrier: 'searched',
  forwarder: 'searched',
  booking_number: 'searched',
  bill_of_lading: 'searched',
  vessel: 'searched',
  voyage: 'stored',
  port_of_loading: 'searched',
  port_of_discharge: 'searched',
  cut_off: 'stored',
  etd: 'stored',
  eta: 'stored',
  atd: 'stored',
  ata: 'stored',
  vgm_kg: 'stored',
  vgm_method: 'stored',
  vgm_date: 'stored',
  currency: 'stored',
  exchange_rate: 'stored',
  free_days: 'stored',
  notes: 'stored',
}
const names = Object.keys(columns) as (keyof CargoTermColumns)[]

/** The terms of a cargo that is written, or of its row, that are the same in both. */
export const plainTerms = (cargo: CargoTermColumns): CargoTermColumns =>
  Object.fromEntries(names.map((name) => [name, cargo[name]])) as CargoTermColumns

/** What a cargo is found by of these. */
export const searchedTexts = (cargo: CargoTermColumns): (string | null)[] =>
  names
    .filter((name) => columns[name] === 'searched')
    .map((name) => (cargo[name] === null ? null : String(cargo[name])))
