import { parseJson } from '../db/json'
import { pick } from '../db/pick'
import type { Row } from '../db/tables'
import type { SawmillWrite } from './sawmill-row'

/** Converts a stored record to a payload, to compare it with a change. */
export function toSawmillWrite(row: Row<'sawmills'>): SawmillWrite {
  return {
    ...pick(row, [
      'name',
      'country',
      'address',
      'capacity_m3_month',
      'lead_time_weeks',
      'approval',
    ]),
    coordinates: row.coordinates && parseJson(row.coordinates),
    contacts: parseJson(row.contacts),
    species: parseJson(row.species),
    profiles: parseJson(row.profiles),
    payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
    certificate: toCertificate(row),
  }
}

/** Returns the certificate: its three columns are set together or not at all. */
export const toCertificate = (
  row: Pick<Row<'sawmills'>, 'certificate_scheme' | 'certificate_code' | 'certificate_expires'>,
): SawmillWrite['certificate'] =>
  row.certificate_scheme && {
    scheme: row.certificate_scheme,
    code: row.certificate_code ?? '',
    expires: row.certificate_expires ?? '',
  }
