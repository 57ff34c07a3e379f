import {
  createListQueries,
  createRecordQueryOptions,
  type Schemas,
  type ListQueryParams,
} from '@/shared/api'

export type Company = Schemas['Company']
export type CompanyWrite = Schemas['CompanyWrite']
export type CompanyStatus = Schemas['CompanyStatus']
export type CompanySummary = Schemas['CompanySummary']
export type CompanySearch = ListQueryParams<'/companies/'>

export const companyListQueries = createListQueries('/companies/')
export const companyQueryOptions = createRecordQueryOptions('/companies/')
