import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'

/** @throws ApiProblem with `overlap` if another price of the same scope is valid at that time */
export const createPrice = (price: Schemas['PriceWrite'], key: string) =>
  unwrap(api.POST('/prices/', { params: { header: { 'Idempotency-Key': key } }, body: price }))

/** @throws ApiProblem with code `stale` if the price has changed since `version` */
export const updatePrice = (id: string, version: number, price: Schemas['PriceChange']) =>
  unwrap(
    api.PUT('/prices/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: price }),
  )

/** @throws ApiProblem with code `stale` if the price has changed since `version` */
export const removePrice = (id: string, version: number) =>
  unwrap(api.DELETE('/prices/{id}/', { params: { path: { id }, header: ifMatch(version) } }))

/** @throws ApiProblem */
export const updateServicePrice = (service: Schemas['Service'], version: number, price: string) =>
  unwrap(
    api.PUT('/service_prices/{service}/', {
      params: { path: { service }, header: ifMatch(version) },
      body: { price },
    }),
  )

/** @throws ApiProblem with `duplicate` if the route has a tariff */
export const createTariff = (tariff: Schemas['TariffWrite'], key: string) =>
  unwrap(api.POST('/tariffs/', { params: { header: { 'Idempotency-Key': key } }, body: tariff }))

/** @throws ApiProblem with code `stale` if the tariff has changed since `version` */
export const updateTariff = (id: string, version: number, tariff: Schemas['TariffWrite']) =>
  unwrap(
    api.PUT('/tariffs/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: tariff }),
  )

/** @throws ApiProblem with code `stale` if the tariff has changed since `version` */
export const removeTariff = (id: string, version: number) =>
  unwrap(api.DELETE('/tariffs/{id}/', { params: { path: { id }, header: ifMatch(version) } }))
