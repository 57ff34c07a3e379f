import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationId } from '@contract/operations'
import { vRole } from '@contract/validators'
import { expectProblem } from './answers'
import { UNKNOWN_ID } from './case'
import { cases } from './cases'
import { createPeople, type People, type Host } from './host'

/**
 * Runs the cases of every operation on one host.
 * @param triesRoles also calls every operation without a login and as each role without access. One
 * host is enough, because all run the same code
 */
export function describeConformance(
  name: string,
  open: () => Promise<Host>,
  { triesRoles = false } = {},
): void {
  describe(name, () => {
    let host: Host | undefined
    let people: People
    beforeAll(async () => {
      host = await open()
      people = createPeople(host)
    })
    afterAll(() => host?.close())

    for (const id of Object.keys(operations) as OperationId[]) {
      const { method, path, roles } = operations[id]
      describe(id, () => {
        if (triesRoles)
          describeAccess(() => people, {
            method,
            path: path.replaceAll(/\{\w+\}/g, UNKNOWN_ID),
            roles,
          })
        for (const { kind, title, run } of cases[id] ?? [])
          it(`${kind}: ${title}`, () => run(people))
      })
    }

    it('returns 404 for an unknown path', async () => {
      await expectProblem(await people.stranger().get('/no_such_thing/'), 'not_found', 404)
    })

    it('returns problems in the requested language', async () => {
      const answer = await people
        .stranger()
        .get('/me/', { 'Accept-Language': 'lt-LT,lt;q=0.9,en;q=0.5' })
      expect((await expectProblem(answer, 'unauthenticated', 401)).title).toBe(
        'Norėdami tęsti, prisijunkite.',
      )
    })

    it('refuses a write from a page of another site', async () => {
      const visitor = await people.as('admin')
      const answer = await visitor.post('/agree_with_terms/', undefined, {
        Origin: 'https://evil.example',
      })
      await expectProblem(answer, 'cross_site', 403)
    })

    it('reveals no implementation details in the answer to a malformed request', async () => {
      const visitor = await people.as('admin')
      const answer = await visitor.post('/clients/', '{', { 'Content-Type': 'text/plain' })
      const text = JSON.stringify(await expectProblem(answer, 'malformed', 400))
      expect(text).not.toMatch(/at |stack|valibot|sqlite|postgres/i)
    })

    // After all cases, so that every write of the API has happened.
    it('stores the sums that are calculated from scratch', () => host?.expectSums?.())
  })
}

type GuardedOperation = {
  method: string
  path: string
  roles: (typeof operations)[OperationId]['roles']
}

/** Tests that callers without a login and other roles are refused. */
function describeAccess(people: () => People, { method, path, roles }: GuardedOperation): void {
  if (roles === 'public') return
  it('requires a login', async () => {
    await expectProblem(await people().stranger().request(method, path), 'unauthenticated', 401)
  })
  for (const role of roles === 'all'
    ? []
    : vRole.options.filter((role) => !roles.some((allowed) => allowed === role))) {
    it(`is forbidden for ${role}`, async () => {
      const visitor = await people().as(role)
      await expectProblem(await visitor.request(method, path), 'forbidden', 403)
    })
  }
}
