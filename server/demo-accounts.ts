import * as v from 'valibot'
import { vListDemoPeopleResponse } from '@/shared/api/generated/validators'

/**
 * Returns the demo users as lines for the terminal, or the command that creates the first admin if
 * there are none.
 */
export async function demoAccounts(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/demo_people/`)
  const people = v.parse(vListDemoPeopleResponse, await answer.json())
  const [first] = people
  if (!first) return 'Make the first person with `npm run create-admin`, unless there is one.\n'
  const rows = people.map(({ email, name }) => `  ${email.padEnd(42)} ${name}`)
  return [`Log in as one of the demo people, password ${first.password}:`, ...rows, ''].join('\n')
}
