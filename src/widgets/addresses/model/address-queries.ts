import { queryOptions } from '@tanstack/react-query'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { toNumber } from '@domain/numbers'

export type Address = Schemas['Address']

export const addressesQueryOptions = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'addresses', companyId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/companies/{id}/addresses/', { params: { path: { id: companyId } }, signal }),
      ),
  })

/** Form values of an address: every field is text. */
export type AddressFormValues = Record<
  | 'name'
  | 'address'
  | 'zip_code'
  | 'city'
  | 'country'
  | 'contact_name'
  | 'phone'
  | 'latitude'
  | 'longitude'
  | 'note',
  string
>

export const toAddressFormValues = (address: Address | null): AddressFormValues => ({
  name: address?.name ?? '',
  address: address?.address ?? '',
  zip_code: address?.zip_code ?? '',
  city: address?.city ?? '',
  country: address?.country ?? '',
  contact_name: address?.contact_name ?? '',
  phone: address?.phone ?? '',
  latitude: address?.latitude?.toString() ?? '',
  longitude: address?.longitude?.toString() ?? '',
  note: address?.note ?? '',
})

export function toAddressWrite({
  contact_name,
  phone,
  latitude,
  longitude,
  note,
  ...rest
}: Readonly<AddressFormValues>) {
  const parseDegrees = (text: string) => (text === '' ? null : toNumber(text))
  return {
    ...rest,
    contact_name: contact_name || null,
    phone: phone || null,
    latitude: parseDegrees(latitude),
    longitude: parseDegrees(longitude),
    note: note || null,
  }
}

/**
 * Creates an address (idempotent by `key`) or updates `previous`.
 * @throws ApiProblem
 */
export function saveAddress(
  companyId: string,
  previous: Address | null,
  body: Schemas['AddressWrite'],
  key: string,
): Promise<Address> {
  if (!previous)
    return unwrap(
      api.POST('/companies/{id}/addresses/', {
        params: { path: { id: companyId }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )
  const params = {
    path: { id: companyId, address_id: previous.id },
    header: ifMatch(previous.version),
  }
  return unwrap(api.PUT('/companies/{id}/addresses/{address_id}/', { params, body }))
}

/**
 * Removes an address; placed orders keep it.
 * @throws ApiProblem
 */
export const removeAddress = (companyId: string, id: string) =>
  unwrap(
    api.DELETE('/companies/{id}/addresses/{address_id}/', {
      params: { path: { id: companyId, address_id: id } },
    }),
  )
