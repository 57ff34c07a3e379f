import { findCountryErrors } from '@/shared/lib/rules/terms-rules'
import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { Problem, type FieldError } from '../problems/problem'

type AddressWrite = Schemas['AddressWrite']

/**
 * Refuses what the contract's schema can't: a country that there isn't, and half a point on the map.
 * @throws Problem 422 with the fields
 */
export function checkAddress(address: AddressWrite): void {
  const errors: FieldError[] = [...findCountryErrors(address)]
  if (address.latitude === null && address.longitude !== null)
    errors.push({ pointer: '/latitude', code: 'required' })
  if (address.longitude === null && address.latitude !== null)
    errors.push({ pointer: '/longitude', code: 'required' })
  if (errors.length) throw Problem.invalid(...errors)
}

/** The columns that a write sets; degrees are kept as they were written. */
export function toAddressColumns({ latitude, longitude, ...rest }: AddressWrite) {
  return {
    ...rest,
    latitude: latitude === null ? null : String(latitude),
    longitude: longitude === null ? null : String(longitude),
  }
}

export function presentAddress({
  company_id: _company,
  created_at: _at,
  removed_at: _removed,
  latitude,
  longitude,
  ...row
}: Row<'addresses'>): Schemas['Address'] {
  return {
    ...row,
    latitude: latitude === null ? null : Number(latitude),
    longitude: longitude === null ? null : Number(longitude),
  }
}
