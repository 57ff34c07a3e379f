import { createRecordQueryOptions, type Schemas } from '@/shared/api'

export type Supply = Schemas['Supply']
export type SupplyWrite = Schemas['SupplyWrite']
export type SupplyTransition = Schemas['SupplyTransition']

export const supplyQueryOptions = createRecordQueryOptions('/supplies/')
