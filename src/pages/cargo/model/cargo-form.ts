import {
  cargoQueryOptions,
  createCargo,
  cacheSavedCargo,
  updateCargo,
  type Cargo,
  type CargoWrite,
} from '@/entities/cargo'
import type { RecordFormConfig } from '@/features/edit-record'
import type { FieldError } from '@/shared/api'
import { vCargoWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { today } from '@/shared/lib/clock'
import { formatPort } from '@domain/ports'
import { findCargoCentsErrors, findFutureDayErrors } from '@domain/rules/terms-rules'
import { computeCheckDigit } from '@domain/rules/container-number'
import { cargoLoadEditorConfig, type CargoLoadEditor } from './cargo-load-editor'
import { normalizeContainerNumber } from './container-number'
import { toLoadLine, toLoadPayload } from './load-line'

/** Form values of a cargo, without its loads. */
export type CargoValues = FormValues<Omit<CargoWrite, 'lines'>>

/** Null for the fields that only a container has. Hidden fields are not sent. */
const EMPTY_CONTAINER_FIELDS = {
  container_type: null,
  container_number: null,
  vgm_kg: null,
  vgm_method: null,
  vgm_date: null,
  vessel: null,
  voyage: null,
  cut_off: null,
  bill_of_lading: null,
}
const EMPTY_TRUCK_FIELDS = { truck_plate: null, trailer_plate: null, driver: null }

/** Days that a new cargo can't have. */
const ACTUAL_DAYS: readonly string[] = ['atd', 'ata']

const formatKg = (kg: number | null, formatNumber: (value: number, digits: number) => string) =>
  kg === null ? null : formatNumber(kg, 0)

export const cargoFormConfig: RecordFormConfig<Cargo, CargoWrite, CargoValues, CargoLoadEditor> = {
  kind: 'cargo',
  path: '/cargo/$id',
  texts: 'pages/cargo',
  schema: vCargoWrite,
  fields: {
    kind: ({ kind }) => i18n.t(`entities/cargo:kind.${kind}`),
    container_type: ({ container_type }) =>
      container_type && i18n.t(`entities/cargo:type.${container_type}`),
    container_number: ({ container_number }) => container_number,
    seal_number: ({ seal_number }) => seal_number,
    tare_kg: ({ tare_kg }, { format }) => formatKg(tare_kg, format.number),
    max_gross_kg: ({ max_gross_kg }, { format }) => formatKg(max_gross_kg, format.number),
    truck_plate: ({ truck_plate }) => truck_plate,
    trailer_plate: ({ trailer_plate }) => trailer_plate,
    driver: ({ driver }) => driver,
    carrier: ({ carrier }) => carrier,
    forwarder: ({ forwarder }) => forwarder,
    booking_number: ({ booking_number }) => booking_number,
    bill_of_lading: ({ bill_of_lading }) => bill_of_lading,
    vessel: ({ vessel }) => vessel,
    voyage: ({ voyage }) => voyage,
    port_of_loading: ({ port_of_loading }) => port_of_loading && formatPort(port_of_loading),
    port_of_discharge: ({ port_of_discharge }) =>
      port_of_discharge && formatPort(port_of_discharge),
    cut_off: ({ cut_off }, { format }) => cut_off && format.date(cut_off),
    etd: ({ etd }, { format }) => etd && format.date(etd),
    eta: ({ eta }, { format }) => eta && format.date(eta),
    atd: ({ atd }, { format }) => atd && format.date(atd),
    ata: ({ ata }, { format }) => ata && format.date(ata),
    free_days: ({ free_days }, { format }) => formatKg(free_days, format.number),
    freight: ({ freight, currency }, { format }) => freight && format.typedMoney(freight, currency),
    currency: ({ currency }) => currency,
    exchange_rate: ({ exchange_rate }) => exchange_rate,
    actual_freight: ({ actual_freight, currency }, { format }) =>
      actual_freight && format.typedMoney(actual_freight, currency),
    vgm_kg: ({ vgm_kg }, { format }) => formatKg(vgm_kg, format.number),
    vgm_method: ({ vgm_method }) => vgm_method && i18n.t(`entities/cargo:vgm.${vgm_method}`),
    vgm_date: ({ vgm_date }, { format }) => vgm_date && format.date(vgm_date),
    // Each load formats itself.
    lines: () => null,
    stowage: ({ stowage }) =>
      stowage.length === 0 ? null : i18n.t('pages/cargo:stowed', { count: stowage.length }),
    documents: ({ documents }) =>
      documents.map((document) => i18n.t(`entities/cargo:document.${document}`)).join(', '),
    notes: ({ notes }) => notes,
  },
  getInitialValues: () => ({ kind: 'container', container_type: '40HC', currency: 'EUR' }),
  canEditNew: (field) => !ACTUAL_DAYS.includes(field),
  adjustPayload: (cargo) => {
    const loads = new Map(cargo.lines.map((load) => [load.id, load]))
    return {
      ...cargo,
      ...(cargo.kind === 'truck' ? EMPTY_CONTAINER_FIELDS : EMPTY_TRUCK_FIELDS),
      ...(cargo.kind !== 'truck' && {
        container_number:
          cargo.container_number === null ? null : normalizeContainerNumber(cargo.container_number),
      }),
      port_of_loading: cargo.port_of_loading?.toUpperCase() ?? null,
      port_of_discharge: cargo.port_of_discharge?.toUpperCase() ?? null,
      exchange_rate: cargo.currency === 'EUR' ? null : cargo.exchange_rate,
      // Removing a load or a named pack also removes its positions.
      stowage: cargo.stowage.filter(({ load_id, pack_id = null }) => {
        const load = loads.get(load_id)
        return load && (pack_id === null || load.pack_ids?.includes(pack_id))
      }),
    }
  },
  toPayload: (cargo) => ({
    ...cargo,
    lines: cargo.lines.map((load) => toLoadPayload(toLoadLine(load))),
  }),
  check: (cargo, saved): readonly FieldError[] => {
    const { atd, ata, container_number, vgm_kg, max_gross_kg } = cargo
    const digit =
      container_number === null ? null : computeCheckDigit(container_number.slice(0, 10))
    const hasWrongCheckDigit =
      digit !== null &&
      container_number?.length === 11 &&
      container_number.slice(10) !== String(digit)
    const excessKg = vgm_kg !== null && max_gross_kg !== null ? vgm_kg - max_gross_kg : 0
    return [
      ...findCargoCentsErrors(cargo),
      ...(atd === null || atd === saved?.atd ? [] : findFutureDayErrors('/atd', atd, today())),
      ...(ata === null || ata === saved?.ata ? [] : findFutureDayErrors('/ata', ata, today())),
      ...(hasWrongCheckDigit
        ? [
            {
              pointer: '/container_number',
              code: 'check_digit' as const,
              params: { digit: String(digit) },
            },
          ]
        : []),
      ...(excessKg > 0
        ? [
            {
              pointer: '/vgm_kg',
              code: 'over_gross' as const,
              params: { over: String(excessKg), most: String(max_gross_kg) },
            },
          ]
        : []),
    ]
  },
  findName: (id, { lines }) => {
    const load = lines.find(
      ({ supply_line_id, deal_line_id }) => supply_line_id === id || deal_line_id === id,
    )
    return load && (load.supply_line_id === id ? load.supply.number : load.deal.number)
  },
  query: cargoQueryOptions,
  create: createCargo,
  update: updateCargo,
  cacheSaved: cacheSavedCargo,
  lines: cargoLoadEditorConfig,
}
