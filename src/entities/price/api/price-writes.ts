import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'

/**
 * Adds a price; it ends the open price of its scope.
 * @throws ApiProblem with `overlap` if another price of the same scope is valid at that time
 */
export const createPrice = (price: Schemas['PriceWrite'], key: string) =>
  unwrap(api.POST('/prices/', { params: { header: { 'Idempotency-Key': key } }, body: price }))

/**
 * Changes, ends, disables or hides a price.
 * @throws ApiProblem with code `stale` if the price has changed since `version`
 */
export const updatePrice = (id: string, version: number, price: Schemas['PriceChange']) =>
  unwrap(
    api.PUT('/prices/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: price }),
  )

/**
 * Removes a price; the history keeps it.
 * @throws ApiProblem with code `stale` if the price has changed since `version`
 */
export const removePrice = (id: string, version: number) =>
  unwrap(api.DELETE('/prices/{id}/', { params: { path: { id }, header: ifMatch(version) } }))

/**
 * Sets the price of a service, in euro per m3.
 * @throws ApiProblem
 */
export const updateServicePrice = (service: Schemas['Service'], version: number, price: string) =>
  unwrap(
    api.PUT('/service_prices/{service}/', {
      params: { path: { service }, header: ifMatch(version) },
      body: { price },
    }),
  )

/**
 * Adds the price of a truck on a route.
 * @throws ApiProblem with `duplicate` if the route has a tariff
 */
export const createTariff = (tariff: Schemas['TariffWrite'], key: string) =>
  unwrap(api.POST('/tariffs/', { params: { header: { 'Idempotency-Key': key } }, body: tariff }))

/**
 * Changes the route or the amount of a tariff.
 * @throws ApiProblem with code `stale` if the tariff has changed since `version`
 */
export const updateTariff = (id: string, version: number, tariff: Schemas['TariffWrite']) =>
  unwrap(
    api.PUT('/tariffs/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: tariff }),
  )

/**
 * Removes a tariff; the history keeps it.
 * @throws ApiProblem with code `stale` if the tariff has changed since `version`
 */
export const removeTariff = (id: string, version: number) =>
  unwrap(api.DELETE('/tariffs/{id}/', { params: { path: { id }, header: ifMatch(version) } }))
