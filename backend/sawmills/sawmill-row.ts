import type { components } from '@/shared/api/generated/schema'
import { vProfile, vWood } from '@/shared/api/generated/validators'
import { fold, toSearchText } from '../db/fold'
import { toJson } from '../db/json'

export type SawmillWrite = components['schemas']['SawmillWrite']

/**
 * Returns the mill with distinct products in the order of the contract, so that the order of
 * selection doesn't matter.
 */
export const normalizeSawmill = (mill: SawmillWrite): SawmillWrite => ({
  ...mill,
  species: vWood.options.filter((wood) => mill.species.includes(wood)),
  profiles: vProfile.options.filter((profile) => mill.profiles.includes(profile)),
})

export function toSawmillColumns({
  coordinates,
  contacts,
  species,
  profiles,
  payment_terms,
  certificate,
  ...mill
}: SawmillWrite) {
  return {
    ...mill,
    name_key: fold(mill.name),
    coordinates: coordinates && toJson(coordinates),
    contacts: toJson(contacts),
    species: toJson(species),
    profiles: toJson(profiles),
    payment_kind: payment_terms.kind,
    payment_net_days: payment_terms.net_days,
    certificate_scheme: certificate?.scheme ?? null,
    certificate_code: certificate?.code ?? null,
    certificate_expires: certificate?.expires ?? null,
    search_text: toSearchText(
      mill.name,
      mill.address,
      certificate?.code ?? null,
      ...contacts.flatMap((contact) => [contact.name, contact.email]),
    ),
  }
}
