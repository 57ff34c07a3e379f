import type { Db, NewRow } from '../db/tables'
import { toSawmillColumns, normalizeSawmill } from '../sawmills/schema'
import { createCompanyEmail, type SeedTools } from './people'
import { insertRows } from '../db/rows'
import { sawmillList, type SeededSawmill } from './sawmill-list'
import { createSeedId } from './random'

export const getSawmillId = (name: string): string => createSeedId(`sawmill ${name}`)

export async function seedSawmills(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  await insertRows(
    db,
    'sawmills',
    sawmillList.map((mill, i) => createSawmillRow(mill, addDaysTo(now, i - 390), now)),
  )
}

function createSawmillRow(mill: SeededSawmill, at: Date, now: Date): NewRow<'sawmills'> {
  const write = normalizeSawmill({
    name: mill.name,
    country: mill.country,
    language: null,
    address: `${mill.street}, ${mill.place}`,
    coordinates: { latitude: mill.latitude, longitude: mill.longitude },
    contacts: [
      {
        name: mill.contact,
        email: createCompanyEmail(mill.contact, mill.name),
        phone: null,
        role: null,
      },
    ],
    species: mill.species,
    profiles: mill.profiles,
    capacity_m3_month: mill.capacity,
    lead_time_weeks: mill.weeks,
    // Unknown sawmills are paid in advance.
    payment_terms:
      mill.approval === 'approved'
        ? { kind: 'net_days', net_days: 14 }
        : { kind: 'prepayment', net_days: null },
    certificate: mill.certificate && createCertificate(mill.certificate, now),
    approval: mill.approval,
  })
  return {
    ...toSawmillColumns(write),
    id: getSawmillId(mill.name),
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

const addDaysTo = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000)
