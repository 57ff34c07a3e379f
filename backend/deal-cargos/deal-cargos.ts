import { canWorkOnCargo } from '../cargos/policy'
import { getCargoLateness } from '../cargos/rules/cargo-delay'
import { fromLitres } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import type { Schemas, PersonCall } from '../call'

type DealCargoRow = Awaited<ReturnType<typeof findDealCargos>>[number]

/** Returns the cargo that carries wood of a deal, by number. A canceled cargo carries none. */
export const findDealCargos = async (db: Db, dealId: string) =>
  (
    await db
      .selectFrom('cargos')
      .innerJoin(
        db
          .selectFrom('cargo_loads')
          .select(({ fn }) => ['cargo_id', fn.sum<number | string>('litres').as('litres')])
          .where('deal_id', '=', dealId)
          .groupBy('cargo_id')
          .as('loads'),
        'loads.cargo_id',
        'cargos.id',
      )
      .select([
        'cargos.id',
        'number',
        'status',
        'kind',
        'container_number',
        'truck_plate',
        'etd',
        'eta',
        'atd',
        'ata',
        'promised_day',
        'loads.litres',
      ])
      .where('status', '<>', 'canceled')
      .orderBy('number_key')
      .execute()
  ).map(({ litres, ...cargo }) => ({ ...cargo, litres: Number(litres) }))

const presentDealCargo = (cargo: DealCargoRow, today: string): Schemas['DealCargo'] => ({
  id: cargo.id,
  number: cargo.number,
  status: cargo.status,
  kind: cargo.kind,
  container_number: cargo.container_number,
  truck_plate: cargo.truck_plate,
  etd: cargo.etd,
  eta: cargo.eta,
  atd: cargo.atd,
  ata: cargo.ata,
  ...getCargoLateness(cargo, today),
  m3: fromLitres(cargo.litres),
})

/**
 * Returns the cargo of a deal for a user; null if the user may not see cargo.
 * @param today `YYYY-MM-DD`
 */
export const presentDealCargos = (
  { person }: Pick<PersonCall, 'person'>,
  cargos: readonly DealCargoRow[],
  today: string,
): Schemas['DealCargo'][] | null =>
  canWorkOnCargo(person) ? cargos.map((cargo) => presentDealCargo(cargo, today)) : null
