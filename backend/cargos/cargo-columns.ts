import type { CargoTermColumns } from '../db/tables/cargos'

/** What stands in a column of its name as it is written, and whether a cargo is found by it. */
const columnUses: Record<keyof CargoTermColumns, 'searched' | 'stored'> = {
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
const columnNames = Object.keys(columnUses) as (keyof CargoTermColumns)[]

/** The terms of a cargo that is written, or of its row, that are the same in both. */
export const pickCargoTermColumns = (cargo: CargoTermColumns): CargoTermColumns =>
  Object.fromEntries(columnNames.map((name) => [name, cargo[name]])) as CargoTermColumns

/** What a cargo is found by of these. */
export const getCargoSearchTexts = (cargo: CargoTermColumns): (string | null)[] =>
  columnNames
    .filter((name) => columnUses[name] === 'searched')
    .map((name) => (cargo[name] === null ? null : String(cargo[name])))
