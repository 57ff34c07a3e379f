import { createRecordQueryOptions, type Schemas } from '@/shared/api'

export type Deal = Schemas['Deal']
export type DealWrite = Schemas['DealWrite']
export type DealTransition = Schemas['DealTransition']

export const dealQueryOptions = createRecordQueryOptions('/deals/')
