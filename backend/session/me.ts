import { privacyPolicyDay } from '@/shared/config/privacy-policy'
import type { components } from '@/shared/api/generated/schema'
import type { Handler, Person } from '../call'

/** Presents the person of the session. */
export function toMe({
  id,
  name,
  email,
  role,
  terms_agreed_at,
}: Pick<
  Person,
  'id' | 'name' | 'email' | 'role' | 'terms_agreed_at'
>): components['schemas']['Me'] {
  return {
    id,
    name,
    email,
    role,
    is_terms_agreed: terms_agreed_at !== null && terms_agreed_at >= privacyPolicyDay,
  }
}

export const getMe: Handler<'getMe'> = async ({ person }) => toMe(person)

/** Stores the first agreement to the current policy. */
export const agreeWithTerms: Handler<'agreeWithTerms'> = async ({ db, person, clock }) => {
  await db
    .updateTable('people')
    .set({ terms_agreed_at: clock().toISOString() })
    .where('id', '=', person.id)
    .where((eb) =>
      eb.or([eb('terms_agreed_at', 'is', null), eb('terms_agreed_at', '<', privacyPolicyDay)]),
    )
    .execute()
}
