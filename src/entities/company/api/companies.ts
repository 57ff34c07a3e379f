import { listsOf, queryOf, type Schemas, type SearchOf } from '@/shared/api'

export type Company = Schemas['Company']
export type CompanyWrite = Schemas['CompanyWrite']
export type CompanyStatus = Schemas['CompanyStatus']
export type CompanySummary = Schemas['CompanySummary']
export type CompanySearch = SearchOf<'/companies/'>

export const companyLists = listsOf('/companies/')
export const companyQuery = queryOf('/companies/')
