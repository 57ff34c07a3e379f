import type { Handlers } from '../call'
import { linkCompanyClient, listCompanyClients } from './company-client'
import { keptCompanies } from './keep-companies'
import { listCompanies, listCompanyManagers } from './list-companies'
import { signUp } from './sign-up'
import { clearCompanySessions, transitionCompany } from './transition-company'

export const companyHandlers = {
  listCompanies,
  listCompanyManagers,
  createCompany: keptCompanies.create,
  getCompany: keptCompanies.read,
  updateCompany: keptCompanies.update,
  listCompanyClients,
  linkCompanyClient,
  transitionCompany,
  clearCompanySessions,
  signUp,
} satisfies Partial<Handlers>
