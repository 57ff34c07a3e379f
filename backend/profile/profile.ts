import { findCountryErrors } from '@/shared/lib/rules/terms-rules'
import type { Handler, Person, Schemas } from '../call'
import type { Db } from '../db/tables'
import { assertVersion } from '../db/assert-version'
import { toNextVersion } from '../documents/next-version'
import { toNameColumns } from '../people/person-name'
import { Problem } from '../problems/problem'

export const getProfile: Handler<'getProfile'> = ({ db, person }) => findProfile(db, person)

export const updateProfile: Handler<'updateProfile'> = async (call) => {
  const { db, person, body, version } = call
  const before = await findProfile(db, person)
  assertVersion(version, before.version)
  const { phone, country, language } = body
  const errors = country === null ? [] : findCountryErrors({ country })
  if (errors.length) throw Problem.invalid(...errors)
  await db
    .updateTable('people')
    .set({ ...toNameColumns(body), phone, country, language, ...toNextVersion(call, version) })
    .where('id', '=', person.id)
    .execute()
  return findProfile(db, person)
}

async function findProfile(db: Db, { id, countries }: Person): Promise<Schemas['OwnProfile']> {
  const row = await db
    .selectFrom('people')
    .leftJoin('companies', 'companies.id', 'people.company_id')
    .selectAll('people')
    .select('companies.name as company_name')
    .where('people.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    version: row.version,
    email: row.email,
    role: row.role,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    countries: [...countries],
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    country: row.country,
    language: row.language,
  }
}
