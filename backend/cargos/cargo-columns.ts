import type { CargoTermColumns } from '../db/tables/cargos'

/** Columns that store a cargo field unchanged; `searched` ones are part of the search text. */
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

export const pickCargoTermColumns = (cargo: CargoTermColumns): CargoTermColumns =>
  Object.fromEntries(columnNames.map((name) => [name, cargo[name]])) as CargoTermColumns

export const getCargoSearchTexts = (cargo: CargoTermColumns): (string | null)[] =>
  columnNames
    .filter((name) => columnUses[name] === 'searched')
    .map((name) => (cargo[name] === null ? null : String(cargo[name])))
