import type { Language } from '@domain/languages'
import type { Schemas } from '../call'
import { toJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { PrintedTexts } from '../papers/printed-texts'
import { completePaperTexts, type StoredPaperTexts } from '../settings/paper-texts'
import { toSettingsColumns } from '../settings/schema'
import { getDemoPersonId, type SeedTools } from './people'
import { createSeedId } from './random'
import { DAY_MS } from '@domain/calendar'

/** Terms of sale, on quotations and order confirmations. */
const saleTexts = {
  en: toTerms(
    'Our general terms of sale apply. Quantities may differ within the agreed tolerance; the measured quantity is invoiced.',
    'Claims about quantity or quality are accepted in writing within 14 days of unloading, before the wood is processed.',
    'The goods remain our property until they are paid in full.',
  ),
  fr: toTerms(
    'Nos conditions générales de vente s’appliquent. Les quantités peuvent varier dans la tolérance convenue ; la quantité mesurée est facturée.',
    'Les réclamations sur la quantité ou la qualité sont recevables par écrit dans les 14 jours suivant le déchargement, avant toute transformation du bois.',
    'La marchandise reste notre propriété jusqu’au paiement intégral.',
  ),
  lt: toTerms(
    'Taikomos mūsų bendrosios pardavimo sąlygos. Kiekiai gali skirtis neviršijant sutarto nuokrypio; sąskaita išrašoma už išmatuotą kiekį.',
    'Pretenzijos dėl kiekio ar kokybės priimamos raštu per 14 dienų nuo iškrovimo, kol mediena neapdorota.',
    'Prekės lieka mūsų nuosavybė, kol už jas visiškai sumokama.',
  ),
  es: toTerms(
    'Se aplican nuestras condiciones generales de venta. Las cantidades pueden variar dentro de la tolerancia pactada; se factura la cantidad medida.',
    'Las reclamaciones de cantidad o calidad se aceptan por escrito en los 14 días siguientes a la descarga, antes de transformar la madera.',
    'La mercancía sigue siendo de nuestra propiedad hasta su pago íntegro.',
  ),
}

/** Terms on the papers that partners countersign. */
const texts: StoredPaperTexts = {
  order_confirmation: saleTexts,
  quotation: saleTexts,
  supply_order: {
    en: toTerms(
      'The wood must be legally harvested; the statement required by Regulation (EU) 2023/1115 is part of the delivery.',
      'Quote our order number on every document and pack label.',
    ),
    fr: toTerms(
      'Le bois doit être récolté légalement ; la déclaration exigée par le règlement (UE) 2023/1115 fait partie de la livraison.',
      'Rappelez notre numéro de commande sur chaque document et chaque étiquette de paquet.',
    ),
    lt: toTerms(
      'Mediena turi būti paruošta teisėtai; Reglamente (ES) 2023/1115 reikalaujamas pareiškimas yra pristatymo dalis.',
      'Mūsų užsakymo numerį nurodykite kiekviename dokumente ir pakuotės etiketėje.',
    ),
    es: toTerms(
      'La madera debe proceder de talas legales; la declaración que exige el Reglamento (UE) 2023/1115 forma parte de la entrega.',
      'Indique nuestro número de pedido en cada documento y etiqueta de paquete.',
    ),
  },
}

function toTerms(...paragraphs: string[]) {
  return { terms: paragraphs.join('\n'), mail_subject: null, mail_body: null }
}

const CERTIFICATES: Schemas['HouseCertificate'][] = [
  { scheme: 'fsc', code: 'XXX-COC-123456' },
  { scheme: 'pefc', code: 'XXX-PEFC-COC-123456' },
]

const ISSUER = {
  name: 'Timberdesk, UAB',
  country: 'LT',
  company_code: '305412876',
  vat_code: 'LT100013245612',
  eori: 'LT305412876',
  phone: '+370 46 000 000',
  email: 'office@timberdesk.example',
  website: 'www.timberdesk.example',
}
const ADDRESS = ['Smiltynės g. 1', 'LT-91001 Klaipėda']

/** Returns the company texts that a seeded order confirmation prints. */
export const getSeededTexts = (language: Language): PrintedTexts => ({
  terms: saleTexts[language].terms,
  certificates: CERTIFICATES,
  issuer: { ...ISSUER, address: ADDRESS },
})

/** Sets the demo's letterhead. Its IBAN is a published example. */
export async function seedSettings(db: Db, { clock }: SeedTools): Promise<void> {
  const [iban, bic, bank] = ['LT121000011101001000', 'JURBLT22', 'Jūros bankas']
  const settings = toSettingsColumns({
    ...ISSUER,
    address: ADDRESS.join('\n'),
    bank_accounts: [
      { currency: 'EUR', bank, iban, bic },
      { currency: 'USD', bank, iban, bic },
    ],
    certificates: CERTIFICATES,
    invoice_prefix: null,
    reverse_charge_law: null,
    keep_logins_days: 180,
    keep_sessions_days: 30,
    keep_mails_days: 60,
    keep_notifications_days: 365,
    keep_history_days: 3650,
    paper_texts: completePaperTexts(texts),
  })
  const at = new Date(clock().getTime() - 90 * DAY_MS).toISOString()
  const admin = getDemoPersonId('admin')
  await db
    .updateTable('house_settings')
    .set({ ...settings, version: 2, updated_at: at, updated_by: admin })
    .execute()
  const change = { field: 'address', line: null, from: 'Smiltynės g. 3\nLT-91001 Klaipėda' }
  const changes: Schemas['FieldChange'][] = [{ ...change, to: settings.address }]
  await db
    .insertInto('settings_activity')
    .values({
      id: createSeedId('settings address'),
      at,
      person_id: admin,
      changes: toJson(changes),
    })
    .execute()
}
