import type { GenericSchema } from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { sampleDeal } from '@backend/conformance/fixtures/saved-deals'
import { COMPLETE_CARGO as cargo } from '@backend/cargos/rules/samples'
import { COMPLETE_SUPPLY as supply } from '@backend/supplies/rules/samples'
import { sampleClient, sampleProduct, sampleSawmill } from '@backend/conformance/fixtures/samples'
import { passingChecks } from '@backend/conformance/fixtures/saved-cargo-reports'
import { samplePerson } from '@backend/conformance/fixtures/saved-people'
import type { Schemas } from '@/shared/api'
import {
  vAddressWrite,
  vCargoReportWrite,
  vCargoWrite,
  vClientWrite,
  vCompanyWrite,
  vDealWrite,
  vLoginBody,
  vOrderWrite,
  vOwnProfileWrite,
  vPasswordChange,
  vPersonWrite,
  vProductWrite,
  vSawmillWrite,
  vSettingsWrite,
  vSignUp,
  vSupplyReportWrite,
  vSupplyWrite,
} from '@contract/validators'
import { startI18n } from '@/shared/i18n'
import { findMistakes } from './mistakes'
import texts from './i18n/en.json'

beforeAll(() =>
  startI18n(
    { shell: () => Promise.resolve({ 'shared/forms': texts }), page: () => Promise.resolve({}) },
    'en',
  ),
)

const uuid = '00000000-0000-4000-8000-000000000000'
const deal = sampleDeal({
  ...{
    client_id: uuid,
    sale_manager_id: uuid,
    exchange_rate: '1.0842',
    port_of_discharge: 'FRLRH',
  },
  commission: { kind: 'amount', value: '250.00', currency: 'USD', exchange_rate: '1.0842' },
  planned_freight: { amount: '250.00', currency: 'USD', exchange_rate: '1.0842' },
  other_costs: [{ name: 'Survey', amount: '250.00', currency: 'USD', exchange_rate: '1.0842' }],
  charges: [{ kind: 'freight', text: null, basis: 'quantity', quantity: '2', value: '450.00' }],
})

const part = { confirmed_quantity: '39', ready_quantity: '38.5' }
const supplyMessages = {
  ...{ exchange_rate: '1.0842', deposit: '2500.00' },
  lines: supply.lines.map((line) => ({ ...line, ...part })),
}

const load = {
  id: uuid,
  supply_line_id: uuid,
  deal_line_id: uuid,
  quantity: '38.5',
  unit: 'm3',
  lot_ids: [uuid],
  net_kg: 18_000,
  gross_kg: 18_200,
  drop: 1,
}
const cargoMessages = {
  tare_kg: 3900,
  max_gross_kg: 30_480,
  truck_plate: 'KLP 482',
  trailer_plate: 'KLP 483',
  driver: 'Jonas',
  forwarder: 'Baltic Forwarding',
  bill_of_lading: 'HLCU1',
  vessel: 'Klaipėda Express',
  voyage: '612W',
  atd: '2026-12-02',
  ata: '2026-12-16',
  free_days: 7,
  exchange_rate: '1.0842',
  notes: null,
  lines: [load],
}

const order = {
  ...{
    company_id: uuid,
    address_id: uuid,
    incoterms: 'DAP',
    delivery_week: '2026-W49',
    trucks: 1,
    customer_reference: null,
    additional_information: null,
  },
  invoice: null,
}

const company = {
  ...{
    name: 'Bois du Rhône SAS',
    country: 'FR',
    company_code: null,
    vat_code: null,
    address: null,
    size: 'large',
    manager_id: uuid,
    client_id: uuid,
  },
  ...{
    payment_terms: { kind: 'net_days', net_days: 30 },
    basket_hours: 48,
    reservation_percent: 120,
    sees_full_amounts: false,
    country_prices: true,
  },
}

const ok = { state: 'ok', remark: null }
const coordinates = { latitude: 57.84, longitude: 27.01 }
const photo = { id: uuid, attachment_id: uuid, kind: 'seal', caption: 'Seal' }
const piece = {
  id: uuid,
  thickness_mm: '50',
  width_mm: '150',
  length_mm: '4500',
  moisture_percent: '18',
  defects: ['wane'],
}

const scannedPack = { id: uuid, pack_id: uuid, text: 'A-1', belongs_to: null }

const supplyReport = {
  ...{
    supply_id: uuid,
    inspected_on: '2026-11-19',
    place: 'Pikk 34, Võru',
    coordinates,
    verdict: 'pass',
    remarks: null,
  },
  lines: [
    {
      id: uuid,
      lot_pcs: 140,
      sampled_packs: 2,
      readings: [piece],
      grade_found: 'C24',
      rejected_pcs: 0,
    },
  ],
  scanned_packs: [{ ...scannedPack, is_rejected: true, reason: 'Wet' }],
  ...{ checks: { pack_marks: ok, strapping: ok, wrapping: ok }, photos: [photo] },
}

const cargoReport = {
  ...{
    cargo_id: uuid,
    started_at: '2026-11-20T07:30:00.000Z',
    ended_at: '2026-11-20T10:10:00.000Z',
    place: null,
    coordinates,
    weather: 'dry',
  },
  ...{
    checks: passingChecks,
    lines: [{ id: uuid, counted_packs: 12, counted_pcs: 1200 }],
    scanned_packs: [scannedPack],
    moisture_readings: [{ id: uuid, moisture_percent: '17.5' }],
  },
  ...{
    dunnage: 'timber',
    lining: 'none',
    bracing: 'straps',
    seal_number: 'ML-LT 0042117',
    seal_again: 'ML-LT 0042117',
    photos: [photo],
    verdict: 'pass',
    remarks: null,
  },
}

const name = { first_name: 'Ilze', last_name: 'Ozola' }
const address = {
  name: 'Yard',
  address: '4 rue du Port',
  zip_code: '69007',
  city: 'Lyon',
  country: 'FR',
  phone: null,
  contact_name: null,
  latitude: null,
  longitude: null,
  note: null,
}
const signUp = {
  ...name,
  company_name: 'SIA Jumti',
  country: 'LV',
  company_code: null,
  vat_code: null,
  address: null,
  email: 'ilze@jumti.example',
  phone: '+371 600 12345',
  language: 'en',
}

const text = { terms: 'Net.', mail_subject: 'Invoice', mail_body: 'Dear Claire' }
const texts4 = { en: text, fr: text, lt: text, es: text }
const settings = {
  ...{ name: 'Timberdesk, UAB', address: null, country: 'LT', company_code: null, vat_code: null },
  ...{ eori: 'LT305412876', phone: '+370 46 000 000', email: 'office@timberdesk.example' },
  ...{ website: null, invoice_prefix: 'TD-', reverse_charge_law: null },
  ...{ keep_logins_days: 180, keep_sessions_days: 30, keep_mails_days: 60 },
  ...{ keep_notifications_days: 365, keep_history_days: 3650 },
  bank_accounts: [{ currency: 'EUR', bank: 'Bank', iban: 'LT121000011101001000', bic: 'CBVILT2X' }],
  certificates: [{ scheme: 'fsc', code: 'XXX-COC-123456' }],
  paper_texts: {
    order_confirmation: texts4,
    supply_order: texts4,
    quotation: texts4,
    proforma_invoice: texts4,
    invoice: texts4,
    credit_note: texts4,
    packing_list: texts4,
    loading_instruction: texts4,
    cmr: texts4,
    shipping_instruction: texts4,
    vgm_declaration: texts4,
    cargo_report: texts4,
    supply_report: texts4,
  },
}

type Form = readonly [schema: GenericSchema, validValues: object]
/** Typed by kind, so that a new kind needs its form here to compile. */
const forms: Record<
  Schemas['RecordKind'] | 'settings' | 'login' | 'sign_up' | 'address' | 'profile' | 'password',
  Form
> = {
  client: [vClientWrite, sampleClient({ credit_limit_eur: '5000.00', sale_manager_id: uuid })],
  cargo: [vCargoWrite, { ...cargo, ...cargoMessages }],
  company: [vCompanyWrite, company],
  deal: [vDealWrite, deal],
  sawmill: [vSawmillWrite, sampleSawmill()],
  order: [vOrderWrite, order],
  person: [vPersonWrite, samplePerson()],
  product: [
    vProductWrite,
    sampleProduct({
      color: 'brown',
      treatment_color: 'brown',
      diameter_mm: 80,
      taper_mm_per_m: 7,
      m3_per_pack: '2.640',
      pack_width_mm: 1100,
      pack_height_mm: 900,
    }),
  ],
  supply_report: [vSupplyReportWrite, supplyReport],
  cargo_report: [vCargoReportWrite, cargoReport],
  supply: [vSupplyWrite, { ...supply, ...supplyMessages }],
  settings: [vSettingsWrite, settings],
  sign_up: [vSignUp, signUp],
  address: [vAddressWrite, { ...address, phone: '+371 600 12345', contact_name: 'Ilze' }],
  profile: [vOwnProfileWrite, { ...name, phone: '+371 600 12345', country: 'LV', language: 'en' }],
  password: [vPasswordChange, { current_password: 'spruce and fir', password: 'spruce and pine' }],
  login: [vLoginBody, { email: 'ona@timberdesk.example', password: 'secret' }],
}

/** Names of all form fields; a line's id is not entered. */
const listFieldNames = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null
      ? listFieldNames(part, `${path}${key}.`)
      : key === 'id'
        ? []
        : [`${path}${key}`],
  )

/** Returns a copy with another value at one field. */
function setField(validValues: object, field: string, value: string): object {
  const copy: object = structuredClone(validValues)
  const names = field.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce<object>((part, name) => Reflect.get(part, name) as object, copy)
  Reflect.set(owner, last, value)
  return copy
}

it.each(Object.entries(forms))(
  'every field of the form %s says what to enter, empty or unreadable',
  (_name, [schema, validValues]) => {
    const listMessages = (form: object) => findMistakes(schema, form).map(({ message }) => message)
    expect(listMessages(validValues)).toEqual([])
    const fieldsWithoutMessage: string[] = []
    for (const field of listFieldNames(validValues)) {
      for (const value of ['', '¤']) {
        const errors = listMessages(setField(validValues, field, value))
        if (
          errors.some(
            (message) => message === texts.field.required || message === texts.field.wrong_format,
          )
        )
          fieldsWithoutMessage.push(field)
      }
    }
    expect(fieldsWithoutMessage).toEqual([])
  },
)
