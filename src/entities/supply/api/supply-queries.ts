import { queryOf, type Schemas } from '@/shared/api'

export type Supply = Schemas['Supply']
export type SupplyWrite = Schemas['SupplyWrite']
export type SupplyTransition = Schemas['SupplyTransition']

export const supplyQuery = queryOf('/supplies/')
