import { describe, expect, it } from 'vitest'
import { Problem } from '../problems/problem'
import {
  createRevisionMachine,
  findOutdatedFields,
  mergeRevision,
  type RevisionSubject,
} from './revisions'

type Need = { code: 'paper' | 'credit' }
type Subject = RevisionSubject & { missing: readonly Need['code'][] }

const check =
  (code: Need['code']) =>
  ({ missing }: Subject) =>
    missing.includes(code) ? [{ code }] : []
const machine = createRevisionMachine<Need, Subject>({
  roles: ['sale_manager', 'admin'],
  paperNeeds: ['paper'],
  agreementNeeds: ['credit'],
  checks: { paper: check('paper'), credit: check('credit') },
  canRevise: ({ id }) => id !== 'other',
  overridable: ['credit'],
})

const owner = { id: 'owner', role: 'sale_manager' } as const
const admin = { id: 'admin', role: 'admin' } as const
const createSubject = (change: Partial<Subject> = {}): Subject => ({
  status: 'open',
  isRevisable: true,
  needsAgreement: true,
  missing: [],
  ...change,
})
const listTargets = (
  change: Partial<Subject> = {},
  actor: Parameters<typeof machine.take>[0] = owner,
) => machine.getTransitions(actor, createSubject(change)).map(({ to }) => to)
const take = (
  to: 'sent' | 'agreed' | 'withdrawn',
  change: Partial<Subject> = {},
  reason?: string,
  override = false,
) => machine.take(override ? admin : owner, createSubject(change), { to, reason, override })

describe('a revision', () => {
  it('is sent before it is agreed, if the other party has to agree', () => {
    expect(listTargets()).toEqual(['sent', 'withdrawn'])
    expect(listTargets({ status: 'sent' })).toEqual(['agreed', 'withdrawn'])
    expect(() => take('agreed')).toThrow(new Problem('not_allowed_now'))
  })

  it('is applied at once otherwise', () => {
    expect(listTargets({ needsAgreement: false })).toEqual(['agreed', 'withdrawn'])
    expect(() => take('sent', { needsAgreement: false })).toThrow(new Problem('not_allowed_now'))
    expect(take('agreed', { needsAgreement: false })).toEqual({ isOverridden: false })
  })

  it('records the other party’s own answer in one step', () => {
    expect(listTargets({ canBeRecorded: true })).toEqual(['sent', 'agreed', 'withdrawn'])
    const record = (answer?: object, change: Partial<Subject> = { canBeRecorded: true }) =>
      machine.take(owner, createSubject(change), {
        to: 'agreed',
        override: false,
        ...(answer && { answer }),
      })
    expect(record({})).toEqual({ isOverridden: false })
    expect(() => record()).toThrow(Problem)
    for (const change of [{}, { status: 'sent' }, { needsAgreement: false }] as const)
      expect(() => record({}, change)).toThrow(Problem)
  })

  it('is agreed once it was sent, even if the differences became minor', () => {
    expect(listTargets({ status: 'sent', needsAgreement: false })).toEqual(['agreed', 'withdrawn'])
  })

  it('can only be withdrawn when its document accepts no revision any more', () => {
    expect(listTargets({ isRevisable: false })).toEqual(['withdrawn'])
    expect(() => take('agreed', { status: 'sent', isRevisable: false })).toThrow(
      new Problem('not_allowed_now'),
    )
  })

  it('takes no step once it is agreed or withdrawn', () => {
    expect(listTargets({ status: 'agreed' })).toEqual([])
    expect(() => take('withdrawn', { status: 'withdrawn' }, 'No')).toThrow(
      new Problem('not_allowed_now'),
    )
  })

  it('is withdrawn with a reason', () => {
    expect(() => take('withdrawn')).toThrow(Problem)
    expect(take('withdrawn', {}, 'The client declined')).toEqual({ isOverridden: false })
  })

  it('needs its paper to be sent, and shows the needs of the agreement ahead', () => {
    const [sending] = machine.getTransitions(owner, createSubject({ missing: ['paper', 'credit'] }))
    expect(sending).toMatchObject({ missing: [{ code: 'paper' }], ahead: [{ code: 'credit' }] })
    expect(() => take('sent', { missing: ['paper'] })).toThrow('needs_missing')
  })

  it('is overridden by a global role with a reason; nobody can request it', () => {
    const blocked = { status: 'sent', missing: ['credit'] } as const
    expect(take('agreed', blocked, 'Trusted', true)).toEqual({ isOverridden: true })
    expect(() => take('agreed', blocked, undefined, true)).toThrow(Problem)
    expect(machine.getTransitions(owner, createSubject(blocked))[0]).not.toHaveProperty(
      'can_request_override',
    )
  })

  it('is open to no one else', () => {
    expect(listTargets({}, { id: 'other', role: 'sale_manager' })).toEqual([])
    expect(listTargets({}, { id: 'purchase-manager', role: 'purchase_manager' })).toEqual([])
  })
})

describe('the terms of a revision', () => {
  const base = { rate: null as string | null, lines: [{ price: '1' }] }

  it('change only what the revision changes', () => {
    const payload = { ...base, lines: [{ price: '2' }] }
    const current = { ...base, rate: '1.2' }
    expect(mergeRevision({ base, payload }, current)).toEqual({
      rate: '1.2',
      lines: [{ price: '2' }],
    })
    expect(findOutdatedFields({ base, payload }, current)).toEqual([])
  })

  it('conflict where the document changed to something else', () => {
    const payload = { ...base, rate: '1.1' }
    expect(findOutdatedFields({ base, payload }, { ...base, rate: '1.2' })).toEqual(['rate'])
    expect(findOutdatedFields({ base, payload }, { ...base, rate: '1.1' })).toEqual([])
  })
})
