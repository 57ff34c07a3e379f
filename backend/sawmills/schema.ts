import type { Schemas } from '../call'
import { vProfile, vWood } from '@contract/validators'
import { fold } from '@domain/text/fold'
import { toSearchText } from '../db/fold'
import { toJson, parseJson, pick } from '../db/rows'
import type { Row } from '../db/tables'
import { toPaymentColumns, toPaymentTerms } from '../documents/terms'

export type SawmillWrite = Schemas['SawmillWrite']

/**
 * Returns the mill with distinct products in the order of the contract, so that the order of
 * selection doesn't matter.
 */
export const normalizeSawmill = (sawmill: SawmillWrite): SawmillWrite => ({
  ...sawmill,
  species: vWood.options.filter((wood) => sawmill.species.includes(wood)),
  profiles: vProfile.options.filter((profile) => sawmill.profiles.includes(profile)),
})

export function toSawmillColumns({
  coordinates,
  contacts,
  species,
  profiles,
  payment_terms,
  certificate,
  ...sawmill
}: SawmillWrite) {
  return {
    ...sawmill,
    name_key: fold(sawmill.name),
    coordinates: coordinates && toJson(coordinates),
    contacts: toJson(contacts),
    species: toJson(species),
    profiles: toJson(profiles),
    ...toPaymentColumns(payment_terms),
    certificate_scheme: certificate?.scheme ?? null,
    certificate_code: certificate?.code ?? null,
    certificate_expires: certificate?.expires ?? null,
    search_text: toSearchText(
      sawmill.name,
      sawmill.address,
      certificate?.code ?? null,
      ...contacts.flatMap((contact) => [contact.name, contact.email]),
    ),
  }
}

/** Converts a stored record to a payload, to compare it with a change. */
export function toSawmillWrite(row: Row<'sawmills'>): SawmillWrite {
  return {
    ...pick(row, [
      'name',
      'country',
      'language',
      'address',
      'capacity_m3_month',
      'lead_time_weeks',
      'approval',
    ]),
    coordinates: row.coordinates && parseJson(row.coordinates),
    contacts: parseJson(row.contacts),
    species: parseJson(row.species),
    profiles: parseJson(row.profiles),
    payment_terms: toPaymentTerms(row),
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
