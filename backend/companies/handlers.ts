import type { Handlers } from '../call'
import { linkCompanyClient, listCompanyClients } from './company-client'
import { companyCrud } from './company-crud'
import { listCompanies, listCompanyManagers } from './list-companies'
import { signUp } from './sign-up'
import { clearCompanySessions, transitionCompany } from './transition-company'

export const companyHandlers = {
  listCompanies,
  listCompanyManagers,
  createCompany: companyCrud.create,
  getCompany: companyCrud.read,
  updateCompany: companyCrud.update,
  listCompanyClients,
  linkCompanyClient,
  transitionCompany,
  clearCompanySessions,
  signUp,
} satisfies Partial<Handlers>
