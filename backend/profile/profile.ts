import { countryMistakes } from '@/shared/lib/rules/terms-rules'
import type { Handler, Person, Schemas } from '../call'
import type { Db } from '../db/tables'
import { expectVersion } from '../db/version'
import { nextVersion } from '../documents/next-version'
import { nameColumns } from '../people/names'
import { Problem } from '../problems/problem'

export const getProfile: Handler<'getProfile'> = ({ db, person }) => profileOf(db, person)

export const updateProfile: Handler<'updateProfile'> = async (call) => {
  const { db, person, body, version } = call
  const before = await profileOf(db, person)
  expectVersion(version, before.version)
  const { phone, country, language } = body
  const errors = country === null ? [] : countryMistakes({ country })
  if (errors.length) throw Problem.invalid(...errors)
  await db
    .updateTable('people')
    .set({ ...nameColumns(body), phone, country, language, ...nextVersion(call, version) })
    .where('id', '=', person.id)
    .execute()
  return profileOf(db, person)
}

async function profileOf(db: Db, { id, countries }: Person): Promise<Schemas['OwnProfile']> {
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
