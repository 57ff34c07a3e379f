import { describe, expect, it } from 'vitest'
import { createStateMachine } from './state-machine'

type Status = 'open' | 'sent' | 'gone' | 'closed'
type Need = { code: 'seal' | 'weight' | 'papers' }
type Subject = { status: Status; ownerId: string; missing: readonly Need['code'][] }

const check =
  (code: Need['code']) =>
  ({ missing }: Subject) =>
    missing.includes(code) ? [{ code }] : []
const table = createStateMachine<Status, Need, Subject>({
  transitions: [
    {
      from: 'open',
      to: 'sent',
      roles: ['cargo_manager', 'purchase_manager', 'admin'],
      needs: ['seal', 'weight'],
      reasonRequired: false,
      forward: true,
    },
    { from: 'sent', to: 'gone', roles: 'system', needs: [], reasonRequired: false, forward: true },
    {
      from: 'sent',
      to: 'closed',
      roles: ['cargo_manager', 'admin'],
      needs: ['weight', 'papers'],
      reasonRequired: false,
      forward: true,
    },
    {
      from: 'sent',
      to: 'open',
      roles: ['cargo_manager'],
      needs: [],
      reasonRequired: true,
      forward: false,
    },
  ],
  checks: { seal: check('seal'), weight: check('weight'), papers: check('papers') },
  canTake: (actor, { ownerId }) => actor.role !== 'cargo_manager' || actor.id === ownerId,
  overridable: ['weight'],
})

const owner = { id: 'owner', role: 'cargo_manager' } as const
const purchaseManager = { id: 'purchase-manager', role: 'purchase_manager' } as const
const admin = { id: 'admin', role: 'admin' } as const
const createSubject = (status: Status, ...missing: Need['code'][]): Subject => ({
  status,
  ownerId: 'owner',
  missing,
})
const createRequest = (to: Status, reason?: string, override = false) => ({ to, reason, override })

describe('a user', () => {
  it('is offered the transitions of the role and status, with their missing needs', () => {
    const offered = table.getTransitions(owner, createSubject('sent', 'weight'))
    expect(offered).toEqual([
      {
        to: 'closed',
        forward: true,
        missing: [{ code: 'weight' }],
        reason_required: false,
        can_override: false,
        can_request_override: true,
      },
      { to: 'open', forward: false, missing: [], reason_required: true, can_override: false },
    ])
    expect(table.getTransitions(purchaseManager, createSubject('sent'))).toEqual([])
  })

  it('is offered no transition of another user’s document', () => {
    expect(table.getTransitions({ ...owner, id: 'other' }, createSubject('open'))).toEqual([])
  })

  it('sees the missing needs of the following step, without those of the next one', () => {
    expect(table.getTransitions(owner, createSubject('open', 'weight', 'papers'))).toMatchObject([
      { to: 'sent', missing: [{ code: 'weight' }], ahead: [{ code: 'papers' }] },
    ])
    expect(table.getTransitions(owner, createSubject('open', 'seal'))[0]).not.toHaveProperty(
      'ahead',
    )
    expect(
      table.getTransitions(purchaseManager, createSubject('open', 'papers'))[0],
    ).not.toHaveProperty('ahead')
  })

  it('may request an override if all missing needs can be overridden by others', () => {
    expect(
      table.getTransitions(owner, createSubject('sent', 'weight', 'papers'))[0],
    ).not.toHaveProperty('can_request_override')
    expect(table.getTransitions(owner, createSubject('sent'))[0]).not.toHaveProperty(
      'can_request_override',
    )
    expect(table.getTransitions(admin, createSubject('sent', 'weight'))[0]).not.toHaveProperty(
      'can_request_override',
    )
  })

  it('takes a transition without missing needs', () => {
    expect(table.take(owner, createSubject('open'), createRequest('sent'))).toEqual({
      isOverridden: false,
    })
    expect(
      table.take(admin, createSubject('open'), createRequest('sent', undefined, true)),
    ).toEqual({
      isOverridden: false,
    })
  })

  it.each([
    [
      'there is no such transition',
      owner,
      createSubject('closed'),
      createRequest('open', 'Wrong'),
      'not_allowed_now',
    ],
    [
      'only the system takes the transition',
      admin,
      createSubject('sent'),
      createRequest('gone'),
      'not_allowed_now',
    ],
    [
      'the transition belongs to another role',
      purchaseManager,
      createSubject('sent'),
      createRequest('closed'),
      'forbidden',
    ],
    [
      'a need is missing',
      owner,
      createSubject('open', 'seal'),
      createRequest('sent'),
      'needs_missing',
    ],
    ['the reason is missing', owner, createSubject('sent'), createRequest('open'), 'validation'],
  ] as const)('cannot take a transition if %s', (_, actor, subject, request, problem) => {
    expect(() => table.take(actor, subject, request)).toThrow(problem)
  })
})

describe('a missing need', () => {
  it('can be overridden by an admin with a reason', () => {
    const blocked = createSubject('open', 'weight')
    expect(table.getTransitions(admin, blocked)).toMatchObject([{ can_override: true }])
    expect(table.take(admin, blocked, createRequest('sent', 'Weighed at the port', true))).toEqual({
      isOverridden: true,
    })
    expect(() => table.take(admin, blocked, createRequest('sent', undefined, true))).toThrow(
      'validation',
    )
    expect(() => table.take(admin, blocked, createRequest('sent', 'Weighed at the port'))).toThrow(
      'needs_missing',
    )
  })

  it('cannot be overridden by other roles, or if it is not overridable', () => {
    expect(() =>
      table.take(
        owner,
        createSubject('open', 'weight'),
        createRequest('sent', 'Weighed at the port', true),
      ),
    ).toThrow('forbidden')
    expect(() =>
      table.take(
        admin,
        createSubject('open', 'seal', 'weight'),
        createRequest('sent', 'No seal', true),
      ),
    ).toThrow('needs_missing')
    const missing = [{ code: 'seal' }, { code: 'weight', can_override: true }]
    expect(table.getTransitions(admin, createSubject('open', 'seal', 'weight'))).toMatchObject([
      { can_override: false, missing },
    ])
    expect(table.getTransitions(owner, createSubject('open', 'weight'))).toMatchObject([
      { missing: [{ code: 'weight' }] },
    ])
    expect(
      table.getTransitions(owner, createSubject('open', 'weight'))[0]?.missing[0],
    ).not.toHaveProperty('can_override')
  })
})

it('transitions of the system differ from those of users', () => {
  expect(table.isBySystem('sent', 'gone')).toBe(true)
  expect(table.isBySystem('sent', 'closed')).toBe(false)
  expect(table.isBySystem('open', 'gone')).toBe(false)
})
