import type { Db, NewRow } from '../db/tables'
import { toSawmillColumns, normalizeSawmill } from '../sawmills/schema'
import { createCompanyEmail, type SeedTools } from './people'
import { insertRows } from '../db/rows'
import { sawmillList, type SeededSawmill } from './sawmill-list'
import { createSeedId } from './random'
import { DAY_MS } from '@domain/calendar'

export const getSawmillId = (name: string): string => createSeedId(`sawmill ${name}`)

export async function seedSawmills(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  await insertRows(
    db,
    'sawmills',
    sawmillList.map((sawmill, i) => createSawmillRow(sawmill, addDaysTo(now, i - 390), now)),
  )
}

function createSawmillRow(sawmill: SeededSawmill, at: Date, now: Date): NewRow<'sawmills'> {
  const write = normalizeSawmill({
    name: sawmill.name,
    country: sawmill.country,
    language: null,
    address: `${sawmill.street}, ${sawmill.place}`,
    coordinates: { latitude: sawmill.latitude, longitude: sawmill.longitude },
    contacts: [
      {
        name: sawmill.contact,
        email: createCompanyEmail(sawmill.contact, sawmill.name),
        phone: null,
        role: null,
      },
    ],
    species: sawmill.species,
    profiles: sawmill.profiles,
    capacity_m3_month: sawmill.capacity,
    lead_time_weeks: sawmill.weeks,
    // Unknown sawmills are paid in advance.
    payment_terms:
      sawmill.approval === 'approved'
        ? { kind: 'net_days', net_days: 14 }
        : { kind: 'prepayment', net_days: null },
    certificate: sawmill.certificate && createCertificate(sawmill.certificate, now),
    approval: sawmill.approval,
  })
  return {
    ...toSawmillColumns(write),
    id: getSawmillId(sawmill.name),
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  }
}

const createCertificate = (
  [scheme, code, days]: NonNullable<SeededSawmill['certificate']>,
  now: Date,
) => ({
  scheme,
  code,
  expires: addDaysTo(now, days).toISOString().slice(0, 10),
})

const addDaysTo = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)
