import type { Db, NewRow } from '../db/tables'
import { sawmillColumns, tidiedSawmill } from '../sawmills/sawmill-row'
import { companyMail } from './company-mail'
import { insertRows } from './insert-rows'
import type { SeedTools } from './people'
import { sawmillList, type SeededSawmill } from './sawmill-list'
import { seedId } from './seed-id'

export const sawmillId = (name: string): string => seedId(`sawmill ${name}`)

export async function seedSawmills(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  await insertRows(
    db,
    'sawmills',
    sawmillList.map((mill, i) => sawmillRow(mill, daysFrom(now, i - 390), now)),
  )
}

function sawmillRow(mill: SeededSawmill, at: Date, now: Date): NewRow<'sawmills'> {
  const write = tidiedSawmill({
    name: mill.name,
    country: mill.country,
    address: `${mill.street}, ${mill.place}`,
    coordinates: { latitude: mill.latitude, longitude: mill.longitude },
    contacts: [
      { name: mill.contact, email: companyMail(mill.contact, mill.name), phone: null, role: null },
    ],
    species: mill.species,
    profiles: mill.profiles,
    capacity_m3_month: mill.capacity,
    lead_time_weeks: mill.weeks,
    // Who is not known yet is paid before the wood leaves.
    payment_terms:
      mill.approval === 'approved'
        ? { kind: 'net_days', net_days: 14 }
        : { kind: 'prepayment', net_days: null },
    certificate: mill.certificate && certificateOf(mill.certificate, now),
    approval: mill.approval,
  })
  return {
    ...sawmillColumns(write),
    id: sawmillId(mill.name),
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  }
}

const certificateOf = (
  [scheme, code, days]: NonNullable<SeededSawmill['certificate']>,
  now: Date,
) => ({
  scheme,
  code,
  expires: daysFrom(now, days).toISOString().slice(0, 10),
})

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000)
