import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import type { SupplyStatus, SupplyWrite } from '../schema'
import { addFigures, COMPLETE_SUPPLY, createSupplyWithLine } from './samples'
import { findSupplyWarnings, type SupplyWarningSubject } from './supply-warnings'

const FSC = { scheme: 'fsc' as const, expires: '2027-12-13' }
/** Last day of the ready week. */
const LAST = '2026-12-13'
const SAWMILL = { name: 'AS Võru Saeveski', species: [], profiles: [] }
const findCodes = (
  supply: SupplyWrite,
  certificate: SupplyWarningSubject['sawmill']['certificate'] = FSC,
  status: SupplyStatus = 'ordered',
  sawmill: Pick<SupplyWarningSubject['sawmill'], 'species' | 'profiles'> = SAWMILL,
) =>
  findSupplyWarnings({
    status,
    supply: addFigures(supply),
    sawmill: { ...SAWMILL, ...sawmill, certificate },
    today: '2026-11-20',
  })

it('valid and missing values give no warning', () => {
  expect(
    findCodes({
      ...COMPLETE_SUPPLY,
      due_diligence_reference: '26LTDZUKM31234',
      verification_number: '5ZCWXEPB',
    }),
  ).toEqual([])
  expect(findCodes(COMPLETE_SUPPLY, null)).toEqual([])
})

it.each(['26LTDZUKM3123', '26ZZDZUKM31234', 'LT26DZUKM31234', '26ltdzukm31234'])(
  'a reference like %s gives a warning',
  (reference) => {
    expect(findCodes({ ...COMPLETE_SUPPLY, due_diligence_reference: reference })).toMatchObject([
      {
        code: 'due_diligence_reference_shape',
        pointer: '/due_diligence_reference',
        params: { example: '26LTDZUKM31234' },
      },
    ])
  },
)

it.each(['5ZCWXEP', '5ZCWXEPBB', '5zcwxepb'])(
  'a verification number like %s gives a warning',
  (number) => {
    expect(findCodes({ ...COMPLETE_SUPPLY, verification_number: number })).toMatchObject([
      { code: 'verification_number_shape', pointer: '/verification_number' },
    ])
  },
)

it('a deposit above the amount gives a warning, if each line has a price', () => {
  // 40 m3 at 248.00
  expect(findCodes({ ...COMPLETE_SUPPLY, deposit: '9920.00' })).toEqual([])
  expect(findCodes({ ...COMPLETE_SUPPLY, deposit: '9920.01' })).toEqual([
    {
      code: 'deposit_above_amount',
      pointer: '/deposit',
      params: { amount: '9920.00', currency: 'EUR' },
    },
  ])
  expect(findCodes({ ...createSupplyWithLine({ price: null }), deposit: '9920.01' })).toEqual([])
})

describe('a claim', () => {
  const claimed = createSupplyWithLine({ certification: 'fsc_mix_credit' })
  it('needs a certificate to the end of the ready week, with a warning if it expires soon', () => {
    const params = { sawmill: 'AS Võru Saeveski', expires: LAST }
    expect(findCodes(claimed)).toEqual([])
    expect(findCodes(claimed, { ...FSC, expires: LAST })).toEqual([
      { code: 'certificate_ends_soon', pointer: '/lines/0/certification', params },
    ])
    expect(findCodes(claimed, { ...FSC, expires: '2026-12-12' })).toEqual([
      {
        code: 'certificate_over',
        pointer: '/lines/0/certification',
        params: { ...params, expires: '2026-12-12' },
      },
    ])
  })
  it('is checked as of today without a ready week', () => {
    expect(
      findCodes({ ...claimed, ready_week: null }, { ...FSC, expires: '2026-11-20' }),
    ).toMatchObject([{ code: 'certificate_ends_soon' }])
    expect(
      findCodes({ ...claimed, ready_week: null }, { ...FSC, expires: '2026-11-19' }),
    ).toMatchObject([{ code: 'certificate_expired' }])
  })
  it('needs a certificate, and one of its own scheme', () => {
    const pefc: SupplyWrite = { ...COMPLETE_SUPPLY, certificate_claim: 'pefc_certified' }
    expect(findCodes(pefc)).toEqual([
      {
        code: 'no_certificate',
        pointer: '/certificate_claim',
        params: { sawmill: 'AS Võru Saeveski' },
      },
    ])
    expect(findCodes(claimed, null)).toMatchObject([{ code: 'no_certificate' }])
  })
})

it('a ready amount outside the tolerance gives a warning until the supply is closed', () => {
  const short = createSupplyWithLine({ confirmed_quantity: '40', ready_quantity: '30' })
  expect(findCodes(short, FSC, 'ready')).toEqual([
    {
      code: 'ready_off_confirmed',
      pointer: '/lines/0/ready_quantity',
      params: { ready: '30.000', least: '36.000', most: '44.000' },
    },
  ])
  expect(findCodes(short, FSC, 'completed')).toEqual([])
  expect(findCodes(short, FSC, 'canceled')).toEqual([])
})

it('wood or a profile that the mill does not list gives a warning, unless it lists none', () => {
  const params = { sawmill: 'AS Võru Saeveski' }
  const pointer = '/lines/0/specification'
  expect(
    findCodes(COMPLETE_SUPPLY, FSC, 'ordered', { species: ['LADC'], profiles: ['decking'] }),
  ).toEqual([
    { code: 'wood_not_sawn', pointer, params },
    { code: 'profile_not_made', pointer, params },
  ])
  const { wood, profile } = BOARD
  expect(
    findCodes(COMPLETE_SUPPLY, FSC, 'ordered', {
      species: wood === null ? [] : [wood],
      profiles: [profile],
    }),
  ).toEqual([])
  expect(findCodes(COMPLETE_SUPPLY, FSC, 'ordered', { species: [], profiles: [] })).toEqual([])
})
