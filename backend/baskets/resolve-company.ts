import type { StaffCall } from '../call'
import { findCompany } from '../companies/company-permissions'
import type { Row } from '../db/tables'
import { Problem } from '../problems/problem'

/**
 * For which company somebody asks: a client for its own, the house for one in its scope.
 * @param pointer where it would have been said
 * @throws Problem 404 for a company out of sight, 422 where the house says none
 */
export async function resolveCompany(
  { db, person }: StaffCall,
  id: string | null | undefined,
  pointer: string,
): Promise<Row<'companies'>> {
  const wanted = id ?? person.company_id
  if (wanted === null) throw Problem.invalid({ pointer, code: 'required' })
  return findCompany(db, person, wanted)
}
